/** A simulated city that lives in the process of the test: it reports to the upstream each second, by the real clock. */
import { createCityWork } from '../../src/simulator/city/host/city-work.ts';
import { hostCity } from '../../src/simulator/city/host/hosting.ts';
import { ensureRun } from '../../src/simulator/city/host/steering.ts';
import { CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { runJobs } from '../../src/upstream/core/jobs.ts';
import type { Upstream } from './upstream.ts';

/** Of an upstream that says it has one. Answers what ends it. */
export async function aRunningCity({ store, fleet, working }: Upstream): Promise<() => Promise<void>> {
  const own = { profile: 'dev', seed: CITY_SEED } as const;
  await ensureRun(store.db, own);
  const city = hostCity({
    ...own,
    db: store.db,
    clock: working.clock,
    holder: 'here',
    hasTelephone: false,
    intake: fleet.intake,
    startThread: () => {
      const work = createCityWork();
      return { ask: async asked => work(asked), end: async () => {} };
    },
  });
  const stop = runJobs([city.job], working, working.onError);
  return async () => {
    await stop();
    await city.stop();
  };
}
