/** Deltas of figures become rows. Readers sum both, so nothing waits for it; it keeps what they sum short. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { trySerialize } from '../../core/database/serialize.ts';
import type { Job } from '../../core/jobs.ts';
import { FIGURE_NAMES, FIGURES, KEYS, listed, named, SUMS } from './figure-columns.ts';
import { ROLLUPS, type Rollup, startIn } from './rollups.ts';
import {
  ALL_CALL_TYPES,
  ALL_COMPANIES,
  ALL_SOURCES,
  ALL_TYPES,
  orderFigure,
  orderFigureDelta,
} from './tables.ts';

/** In one transaction: others wait for a statement on the embedded database. */
const MOST_AT_ONCE = 2_000;
/** Whoever works at rows of figures holds this name until the transaction ends. */
export const FIGURE_LOCK = 'order figures';

/** One process at a time; another one leaves it to that. */
export const foldOrderFigures: Job = {
  name: 'fold-order-figures',
  everyMs: 5_000,
  run: async ({ db }) => {
    while ((await foldOnce(db)) === MOST_AT_ONCE);
  },
};

/** How many deltas were folded; 0 also where another process is at it. */
const foldOnce = (db: Db): Promise<number> =>
  db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    return (await trySerialize(inside, FIGURE_LOCK)) ? foldSome(inside, MOST_AT_ONCE) : 0;
  });

/** Who calls it holds `FIGURE_LOCK`. Answers how many deltas were folded. @param most unset, all */
export async function foldSome(inside: Db, most?: number): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = (await inside.execute(sql`
    with taken as (
      delete from ${orderFigureDelta} where id = any (array(select id from ${orderFigureDelta} order by id ${limit}))
      returning hour, ${KEYS}, ${FIGURES}),
    put as (
      ${putting(ROLLUPS, sql`select hour, ${KEYS}, ${FIGURES} from taken`)} returning 1)
    select (select count(*) from taken)::int as taken, (select count(*) from put)::int as put`)) as unknown as {
    rows: { taken: number }[];
  };
  // a key that all orders have left
  await inside.execute(sql`delete from ${orderFigure} where created = 0`);
  return rows[0]?.taken ?? 0;
}

/** Adds rows of hours to these rollups. @param hours a statement with the columns hour, keys and figures */
export function putting(rollups: readonly Rollup[], hours: SQL): SQL {
  const adding = FIGURE_NAMES.map(
    name => sql`${named(name)} = ${orderFigure}.${named(name)} + excluded.${named(name)}`,
  );
  const numbers = sql.raw(rollups.map(({ id }) => `(${id}::smallint)`).join(', '));
  const starts = sql.join(
    rollups.map(({ id, grain }) => sql`when ${sql.raw(String(id))} then ${startIn(grain, sql`hours.hour`)}`),
    sql` `,
  );
  return sql`
    insert into ${orderFigure} (rollup, start, ${KEYS}, ${FIGURES})
    select rollup, case rollup ${starts} end, hours.area_id,
      ${keyOf(rollups, 'companyId', sql`company_id`, ALL_COMPANIES)},
      ${keyOf(rollups, 'source', sql`source`, ALL_SOURCES)},
      ${keyOf(rollups, 'type', sql`type`, `'${ALL_TYPES}'`)},
      ${keyOf(rollups, 'orderCallType', sql`order_call_type`, ALL_CALL_TYPES)},
      ${SUMS}
    from (${hours}) hours cross join (values ${numbers}) kept (rollup)
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint order_figure_pkey do update set ${listed(adding)}`;
}

function keyOf(
  rollups: readonly Rollup[],
  name: Rollup['by'][number],
  column: SQL,
  together: string | number,
): SQL {
  const apart = rollups.filter(({ by }) => by.includes(name)).map(({ id }) => id);
  if (apart.length === 0) return sql`${sql.raw(String(together))}`;
  return sql`case when rollup in (${sql.raw(apart.join(', '))}) then hours.${column} else ${sql.raw(String(together))} end`;
}
