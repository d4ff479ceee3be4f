// npm run screenshots: makes the pictures in docs/ anew.
import { buildAndRun } from './build-and-run.mjs';

await buildAndRun('e2e/make-screenshots.ts');
