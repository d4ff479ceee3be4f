// npm run -s build-rag-set -- qa_pairs.csv --out labelled.csv …
import { runSource } from './run-source.mjs';

await runSource('build-rag-set', 'src/cli/build-rag-set.ts');
