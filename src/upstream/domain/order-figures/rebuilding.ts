/** Figures counted anew from the orders. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { COUNTED, COUNTED_KEYS, FIGURE_NAMES, FIGURES, KEYS, listed, named, SUMS } from './figure-columns.ts';
import { FIGURE_LOCK, foldSome, putting } from './folding.ts';
import { BASE, floorTo, ROLLUPS } from './rollups.ts';
import { orderFigure, orderFigureDelta } from './tables.ts';

/**
 * Brings all figures in line with the orders, while orders go on changing. What is wrong is written as deltas by one
 * statement, which sees orders, rows and deltas at the same moment; all rollups are then summed from the finest one.
 * Figures of days before the first order stay: they were brought in without orders. With no order at all, all figures go.
 * Call it in a transaction.
 * @returns how many hours and keys were wrong
 */
export async function rebuildFigures(inside: Db): Promise<number> {
  // reads every order there is
  await inside.execute(sql`set local statement_timeout = 0`);
  await serialize(inside, FIGURE_LOCK);
  const { rows } = (await inside.execute(
    sql`select min(created_on) as first from taxi_order`,
  )) as unknown as {
    rows: { first: number | string | null }[];
  };
  const first = rows[0]?.first ?? null;
  const wrong = await correct(inside, first === null ? 0 : floorTo('day', Number(first)));
  await foldSome(inside);
  await inside.execute(sql`delete from ${orderFigure} where rollup <> ${BASE.id}`);
  const hours = sql`select start as hour, ${KEYS}, ${FIGURES} from ${orderFigure} where rollup = ${BASE.id}`;
  await inside.execute(
    putting(
      ROLLUPS.filter(({ id }) => id !== BASE.id),
      hours,
    ),
  );
  return wrong;
}

/** Writes as deltas what orders since that time differ by from rows and deltas together. */
async function correct(inside: Db, since: number): Promise<number> {
  const negative = listed(FIGURE_NAMES.map(name => sql`-${named(name)}`));
  const isOff = sql.join(
    FIGURE_NAMES.map(name => sql`sum(${named(name)}) <> 0`),
    sql` or `,
  );
  const { rows } = (await inside.execute(sql`
    with put as (
      insert into ${orderFigureDelta} (hour, ${KEYS}, ${FIGURES})
      select hour, ${KEYS}, ${SUMS} from (
        select ${COUNTED_KEYS}, ${FIGURES}
        from ${COUNTED} where created_on >= ${since}
        union all
        select start, ${KEYS}, ${negative} from ${orderFigure} where rollup = ${BASE.id} and start >= ${since}
        union all
        select hour, ${KEYS}, ${negative} from ${orderFigureDelta} where hour >= ${since}
      ) differing (hour, ${KEYS}, ${FIGURES})
      group by hour, ${KEYS} having ${isOff} returning 1)
    select count(*)::int as wrong from put`)) as unknown as { rows: { wrong: number }[] };
  return rows[0]?.wrong ?? 0;
}
