/** Bundles what `npm run bench` compares the upstream with, built as the upstream itself is. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: '.cache/bench',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        'bare-fastify': 'tests/bench/bare-fastify.ts',
        'bare-ws': 'tests/bench/bare-ws.ts',
        'intake-server': 'tests/bench/intake-server.ts',
        'pglite-worker': 'src/upstream/core/database/pglite-worker.ts',
      },
      // beside each other: the database's thread is looked for there
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
