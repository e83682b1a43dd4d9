/** Builds the console; in development serves it beside an upstream that runs on a port of its own. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { firstLoad } from './vite.first-load.ts';
import { resourceManifest } from './vite.manifest.ts';
import { sharedWords } from './vite.words.ts';

const host = process.env.HOST ?? '127.0.0.1';
const upstream = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? 3000}`;

const config: InlineConfig = {
  plugins: [resourceManifest(), sharedWords(), react()],
  // the map's graphics are those of the browser's older half: the newer one brings a compiler along
  resolve: { conditions: ['visgl:webgl-only', ...defaultClientConditions] },
  // files name each other from where they lie; the server says where that is
  base: './',
  // the server puts a fresh one into every answer
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: upstream, ws: true } },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/console',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // the page asks for what its script imports beside it; chunks name what they need themselves
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    // kB: the engine of the maps comes as one module of 1058, and is asked for by maps only
    chunkSizeWarningLimit: 1080,
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const groups = await firstLoad(config);
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } };
});
