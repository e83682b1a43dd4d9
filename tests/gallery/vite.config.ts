/** Bundles the gallery as one script, and lists which files of `src` are in it. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { resourceManifest } from '../../vite.manifest.ts';
import { sharedWords } from '../../vite.words.ts';

const root = path.resolve(import.meta.dirname, '../..');

const listed: Plugin = {
  name: 'listed',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap(part => (part.type === 'chunk' ? part.moduleIds : []));
    const own = files.map(file => path.relative(root, file)).filter(file => file.startsWith('src/'));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(own.sort()) });
  },
};

export default defineConfig({
  root,
  publicDir: false,
  plugins: [resourceManifest(), sharedWords(), react(), listed],
  build: {
    outDir: path.join(root, '.cache/gallery'),
    emptyOutDir: true,
    minify: false,
    target: 'baseline-widely-available',
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 100_000,
    rolldownOptions: {
      input: { gallery: path.join(import.meta.dirname, 'main.tsx') },
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
