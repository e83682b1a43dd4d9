/** Bundles the console as one script, which `program.ts` runs in windows of happy-dom. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { resourceManifest } from '../../vite.manifest.ts';
import { sharedWords } from '../../vite.words.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Styles are read by what draws: to work them out for every element would take a tenth of the time. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load(id) {
    if (!id.includes('/@emotion/serialize/')) return undefined;
    return "export const serializeStyles = () => ({ name: 'unstyled', styles: '', next: undefined });";
  },
};

export default defineConfig({
  root,
  publicDir: false,
  plugins: [resourceManifest(), sharedWords(), withoutStyles, react()],
  define: { 'import.meta.url': '"http://window.invalid/"' },
  resolve: { conditions: ['visgl:webgl-only', ...defaultClientConditions] },
  build: {
    outDir: path.join(root, '.cache/window'),
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 100_000,
    rolldownOptions: {
      input: { console: path.join(root, 'src/app/sign-in/entry.ts') },
      output: { format: 'iife', name: 'started', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
});
