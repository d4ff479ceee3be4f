import { describeGuard } from '../core/rag/pattern-guard.test-support.ts';
import { openPatternGuard } from './pattern-guard.ts';

describeGuard('Node', openPatternGuard);
