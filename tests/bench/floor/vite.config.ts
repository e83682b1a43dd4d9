/** Builds the floor as a newcomer would, with nothing of the console's own care. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    outDir: path.resolve(import.meta.dirname, '../../../.cache/bench/floor'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // one script, as a newcomer has it
    chunkSizeWarningLimit: 2000,
  },
});
