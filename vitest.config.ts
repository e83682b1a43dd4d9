import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { resourceManifest } from './vite.manifest.ts';
import { sharedWords } from './vite.words.ts';

const { leftOut } = (await import(path.resolve('scripts/testing/tiers.mjs'))) as { leftOut(): string[] };

/** Test files of another tier than the one that runs. */
const exclude = leftOut();

/** How long a browser or a second process may take on a busy machine; what is there at once is not waited for. */
const patient = { expect: { poll: { timeout: 45_000 } } };
const seeded = { globalSetup: ['tests/builders/seeded-database.ts'] };
const onCopies = { globalSetup: ['tests/builders/seeded-directory.ts'] };

/** A table over everything takes longest: begun last, it would be waited for alone. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isTable = ({ moduleId }: TestSpecification) =>
      Number(/^(any|bad|every)-/.test(path.basename(moduleId)));
    return (await super.sort(files)).toSorted((one, other) => isTable(other) - isTable(one));
  }
}

/** What the build makes of contract and catalogues. */
const made = [resourceManifest(), sharedWords()];

export default defineConfig({
  test: {
    sequence: { sequencer: TablesFirst },
    // the summary of a run quotes messages alone: a list is quoted whole
    chaiConfig: { truncateThreshold: 1_000 },
    // a journey is three processes by itself: with more at once they would only wait for memory
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        plugins: [...made, react()],
        test: {
          name: 'unit',
          environment: './tests/builders/one-window.ts',
          // the window and the set-up keep files apart: only libraries stay from one to the next
          isolate: false,
          testTimeout: 60_000,
          ...patient,
          include: ['src/**/*.test.{ts,tsx}', 'i18n/**/*.test.ts'],
          exclude: ['src/upstream/**', 'src/simulator/**', ...exclude],
          setupFiles: ['tests/builders/browser-setup.ts'],
        },
      },
      {
        plugins: made,
        test: {
          name: 'upstream',
          environment: 'node',
          include: [
            'src/{upstream,simulator}/**/*.test.ts',
            'tests/upstream/**/*.test.ts',
            'tests/released/*.test.ts',
          ],
          exclude: [
            ...exclude,
            ...(process.env.TEST_DATABASE_URL ? [] : ['tests/upstream/postgres*.test.ts']),
          ],
          // the modules and the databases of a worker serve one file after the other
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...patient,
          ...seeded,
        },
      },
      {
        plugins: made,
        test: {
          name: 'pages',
          environment: 'node',
          // the modules and the databases of a worker serve one file after the other
          isolate: false,
          // windows wait for their own clocks a third of the time
          maxWorkers: Math.min(4, availableParallelism() + 1),
          // a group by itself: projects with different numbers of workers cannot share one
          sequence: { groupOrder: 1 },
          // a document that is gone is garbage, which a heap with room would keep
          execArgv: ['--max-old-space-size=1600'],
          include: ['tests/pages/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          env: { TZ: 'Asia/Shanghai' },
          ...patient,
          globalSetup: ['tests/window/program.ts', 'tests/window/seeded.ts'],
        },
      },
      {
        plugins: made,
        test: {
          name: 'house',
          environment: 'node',
          include: ['tests/house/**/*.test.ts'],
          exclude,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: made,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.spec.ts'],
          exclude,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          ...patient,
          globalSetup: [...onCopies.globalSetup, ...seeded.globalSetup],
        },
      },
      {
        plugins: made,
        test: {
          name: 'long',
          environment: 'node',
          include: ['tests/long/**/*.spec.ts'],
          testTimeout: 600_000,
        },
      },
      {
        plugins: made,
        test: {
          name: 'bench',
          environment: 'node',
          include: ['tests/bench/**/*.spec.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: onCopies.globalSetup,
        },
      },
      {
        plugins: made,
        test: {
          name: 'journeys',
          environment: 'node',
          // one browser serves all files of a worker
          isolate: false,
          include: ['tests/journeys/**/*.spec.ts'],
          exclude,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          ...patient,
          globalSetup: [
            ...onCopies.globalSetup,
            'tests/journeys/cheap-sign-in.ts',
            'tests/journeys/shared-servers.ts',
          ],
        },
      },
    ],
  },
});
