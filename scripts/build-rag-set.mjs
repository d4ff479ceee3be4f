// npm run -s build-rag-set -- qa_pairs.csv --out labelled.csv …
import { runCommand } from './run-command.mjs';

await runCommand('build-rag-set');
