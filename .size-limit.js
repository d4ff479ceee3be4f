import { readFileSync } from 'node:fs';

// The page's own scripts and what they import at once: what the start screen needs. The engine's worker starts with
// the first file. What the screen adds when it is there (what else is kept) comes to about 12 kB more.
const page = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, path]) => path);

export default [
  {
    name: 'JavaScript of the start screen',
    path: scripts.map((path) => `dist/${path}`),
    limit: '205 kB',
    gzip: true,
  },
  {
    name: "The engine's worker, with the first file",
    path: 'dist/assets/worker-*.js',
    limit: '80 kB',
    gzip: true,
  },
];
