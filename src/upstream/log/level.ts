/** How much the server's own log says, changed while it runs. */
import type { Job } from '../core/jobs.ts';
import { readProperties } from '../core/properties.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Sets the level of the log to the property `log.level`; `configured` applies while the property is unset. A request keeps
 * the level that it began with.
 */
export const followLogLevel = (log: { level: string }, configured: string): Job => ({
  name: 'follow-log-level',
  everyMs: LOOK_EVERY_MS,
  async run({ db }) {
    const { 'log.level': level } = await readProperties(db, 'log.level');
    log.level = level ?? configured;
  },
});
