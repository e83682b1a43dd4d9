/**
 * A page with filter and total against the two statements that a person would type for it. What session, right,
 * validation, shape and envelope add must not count for much.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/upstream/core/context.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { tendTables } from '../../src/upstream/core/database/upkeep.ts';
import { filled } from '../builders/seeded-database.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';
import { DATABASES, type Opened, SEEDING_MS } from './databases.ts';

/** Rows of the table. */
export const ROWS = isMeasuring ? 1_000_000 : 20_000;
export const PAGE = 25;
const ROUNDS = isMeasuring ? 15 : 1;
const TARGET = 1.3;
/** Of statements that are over in no time, what the call adds is told in milliseconds. */
const SHORT_MS = 20;
const ADDED_MS = 15;

interface Page {
  ids: string[];
  total: number | undefined;
}

interface Pages<Filter> {
  /** Of the row in the table of measurements, without the letter of the database. */
  id: string;
  /** What its rows are. */
  of: string;
  /** Fills the table with `ROWS`. */
  fill(db: Db): Promise<unknown>;
  table: string;
  orderBy: string;
  /** The call's filter, and the same condition as it is typed. */
  asked: readonly (readonly [what: string, filter: Filter, where: string])[];
  ask(admin: Person, filter: Filter): Promise<Page>;
}

export function describePages<Filter>(title: string, pages: Pages<Filter>): void {
  describe.each(DATABASES)(`${title} on $database`, ({ letter, database, open, isThere }) => {
    let opened: Opened;
    let upstream: Upstream;
    let admin: Person;
    beforeAll(async () => {
      if (!isThere) return;
      opened = await open();
      await filled(opened.store);
      await pages.fill(opened.store.db);
      upstream = await anUpstream({ store: opened.store, checksAnswers: false });
      // a server does so by itself, soon
      await upstream.run(tendTables);
      admin = await upstream.signIn('admin');
    }, SEEDING_MS);
    afterAll(async () => {
      await upstream?.app.close();
      await opened?.close();
    });

    it.runIf(isThere)('costs little more than its SQL', { timeout: SEEDING_MS }, () =>
      comparePages(pages, { id: `${pages.id}${letter}`, database, store: opened.store, admin }),
    );
  });
}

interface On {
  id: string;
  database: string;
  store: Store;
  admin: Person;
}

async function comparePages<Filter>(
  { of, table, orderBy, asked, ask }: Pages<Filter>,
  { id, database, store, admin }: On,
): Promise<void> {
  const timed = async (work: () => Promise<Page>) => {
    const begin = performance.now();
    const answer = await work();
    return { ms: performance.now() - begin, answer };
  };
  const typed = (where: string) =>
    // a connection is there already, as for the call
    store.withExclusive(async ({ query }) => {
      await query('select 1');
      return timed(async () => {
        const rows = await query<{ id: number }>(
          `select * from ${table} where ${where} order by ${orderBy} limit ${PAGE}`,
        );
        const [counted] = await query<{ total: number }>(
          `select count(*)::int as total from ${table} where ${where}`,
        );
        return { ids: rows.map(row => String(row.id)), total: counted?.total };
      });
    });
  const figures: { what: string; ratio: number; ours: number; typed: number }[] = [];
  for (const [what, filter, where] of asked) {
    // the same rows, and what either needs from the disk is in memory by then
    expect((await timed(() => ask(admin, filter))).answer, what).toEqual((await typed(where)).answer);
    // the fastest of each: what else the machine does counts for neither
    let [best, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < ROUNDS; round += 1) {
      best = Math.min(best, (await timed(() => ask(admin, filter))).ms);
      bare = Math.min(bare, (await typed(where)).ms);
    }
    figures.push({ what, ratio: best / bare, ours: best, typed: bare });
  }
  const long = figures.filter(figure => figure.typed >= SHORT_MS).toSorted((a, b) => b.ratio - a.ratio);
  const short = figures.filter(figure => figure.typed < SHORT_MS);
  const [worst] = long;
  const added = Math.max(0, ...short.map(figure => figure.ours - figure.typed));
  report({
    id,
    what: `a page of ${PAGE} of ${ROWS.toLocaleString('en')} ${of}, filtered and counted, against its two statements, on ${database}, ${figures.length} filters, the fastest of ${ROUNDS} interleaved rounds each`,
    target: `at most ${TARGET}; where they take less than ${SHORT_MS} ms, at most ${ADDED_MS} ms more`,
    figure: `${worst?.ratio.toFixed(2)} (by ${worst?.what}: ${worst?.ours.toFixed(0)} against ${worst?.typed.toFixed(0)} ms; by nothing: ${figures[0]?.ours.toFixed(0)} against ${figures[0]?.typed.toFixed(0)} ms); ${added.toFixed(1)} ms more`,
    isMet: (worst?.ratio ?? 0) <= TARGET && added <= ADDED_MS,
  });
}
