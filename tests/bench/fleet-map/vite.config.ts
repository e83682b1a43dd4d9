/** Builds the page on which the console's map and other ways to draw a fleet are measured beside each other. */
import path from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  resolve: { conditions: ['visgl:webgl-only', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    outDir: path.resolve(import.meta.dirname, '../../../.cache/bench/fleet-map'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
});
