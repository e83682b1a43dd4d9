/** Builds the console; in development serves it beside an upstream that runs on a port of its own. */
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { firstLoad } from './vite.first-load.ts';

const host = process.env.HOST ?? '127.0.0.1';
const upstream = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? 3000}`;

/**
 * Vite wraps every `import()` in a script that preloads styles. No chunk here has a style of its own, and the
 * sign-in form is the lighter without it.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load();' : undefined,
};

const config: InlineConfig = {
  plugins: [plainImports, react()],
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
    // chunks name what they need themselves; the preloading script would only make the sign-in heavier
    modulePreload: false,
    reportCompressedSize: false,
    // the libraries of the first load are one file on purpose
    chunkSizeWarningLimit: 1000,
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const groups = await firstLoad(config);
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } };
});
