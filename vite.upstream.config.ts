/** Bundles the reference upstream for Node: two entries, because the database lives in a thread of its own. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/upstream',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/upstream/main.ts',
        admin: 'src/upstream/admin.ts',
        maintenance: 'src/upstream/maintenance.ts',
        'pglite-worker': 'src/upstream/core/database/pglite-worker.ts',
      },
      // shared parts beside the entries: one of them names the thread's file by its own place
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
