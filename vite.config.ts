import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative, so that the build works from any sub-path (GitHub Pages).
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  // An import that Vite finds late makes the development server reload the page, and the dropped file is gone.
  optimizeDeps: {
    include: [
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      'comlink',
      'gpt-tokenizer/encoding/o200k_base',
      'idb',
      'jsonrepair',
      'openai',
      'p-queue',
      'papaparse',
      'recharts',
      'zod/mini',
    ],
  },
  build: { target: 'es2022', sourcemap: false },
});
