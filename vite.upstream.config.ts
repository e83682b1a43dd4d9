/** Bundles the reference upstream for Node: entries besides, because the database and the simulated city live in threads, and files of rows in processes, of their own. */
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
        'sheet-process': 'src/upstream/job/sheets/sheet-process.ts',
        'statement-process': 'src/upstream/reconciliation/statement-process.ts',
        'city-thread': 'src/simulator/city/host/city-thread.ts',
      },
      // shared parts beside the entries: one of them names the thread's file by its own place
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
