import { readFileSync } from 'node:fs';

// The page's own scripts, what they import at once, and the worker: all that the start screen loads.
const page = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, path]) => path);

export default [
  {
    name: 'JavaScript of the start screen',
    path: [...scripts.map((path) => `dist/${path}`), 'dist/assets/worker-*.js'],
    limit: '220 kB',
    gzip: true,
  },
];
