/**
 * What each part of core may make of what takes time, so that `npm test` stays within ten minutes. These are counts,
 * which no slow machine changes. A new plain resource adds nothing to them. What a new desk adds goes into the full
 * tier, or takes the place of something else; a ceiling is raised only together with the time that it costs.
 */
import fs from 'node:fs';

/** @type {Record<string, Record<string, { most: number, why: string }>>} */
export const CEILINGS = {
  upstream: {
    databases: { most: 330, why: 'one for nearly each file: half a second to lend it and to bring it back' },
  },
  faults: { servers: { most: 3, why: 'each starts a process of its own, some four seconds of a core' } },
  pages: {
    pages: { most: 520, why: 'a page is loaded or gone to in half a second of a core' },
    databases: { most: 105, why: 'one for nearly each describe, with an upstream in front of it' },
  },
  journeys: {
    pages: { most: 140, why: 'a browser draws each in one to two seconds of a core' },
    servers: { most: 9, why: 'each starts a process of its own, some four seconds of a core' },
  },
};

/** How often each thing was made. @returns {Record<string, number>} */
export function countMade(/** @type {string} */ file) {
  const counts = {};
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const what of lines.filter(Boolean)) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

/** A line for each ceiling of the part that is exceeded. @returns {string[]} */
export const exceeded = (
  /** @type {string} */ part,
  /** @type {Record<string, number>} */ made,
  ceilings = CEILINGS,
) =>
  Object.entries(ceilings[part] ?? {})
    .filter(([what, { most }]) => (made[what] ?? 0) > most)
    .map(
      ([what, { most, why }]) =>
        `${made[what]} ${what} were made, ${most} are the most (${why}): mark something // @tier full`,
    );
