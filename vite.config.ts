import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepBuild } from './offline/keep-build.ts';

/**
 * What Vite would find late, behind a worker or a lazy import. It then reloads the page: the dropped file is
 * gone, and a browser test breaks off.
 */
export const FOUND_LATE = [
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@orama/orama',
  'comlink',
  'fflate',
  'gpt-tokenizer/encoding/cl100k_base',
  'gpt-tokenizer/encoding/o200k_base',
  'hyparquet',
  'hyparquet-compressors',
  'idb',
  'jsonrepair',
  'openai',
  'p-queue',
  'papaparse',
  'read-excel-file/universal',
  'wink-porter2-stemmer',
  'zod/mini',
  'zustand',
];

export default defineConfig({
  // Relative, so that the build works from any sub-path (GitHub Pages).
  base: './',
  plugins: [react(), keepBuild()],
  worker: { format: 'es' },
  optimizeDeps: { include: FOUND_LATE },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'start', tags: ['$initial'] }],
        },
      },
    },
  },
});
