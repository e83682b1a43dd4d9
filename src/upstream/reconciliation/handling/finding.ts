/** Differences as they are listed, opened, and held to be changed. */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Page } from '../../../contract/grammar/call.ts';
import type { Difference, DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import type { DifferenceType, HandleState } from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { ifGiven, type PageQuery, readPage } from '../../core/paging.ts';
import { isClosed, openDays } from '../../domain/books/days.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import { type Sided, sidesOf, toldOf } from '../sides.ts';
import { choicesOf, proposedOf } from './choices.ts';
import { evidenceOf } from './evidence.ts';

interface DifferenceQuery extends PageQuery {
  day: string;
  channel?: StatementChannel | undefined;
  type?: DifferenceType | undefined;
  handleState?: HandleState | undefined;
}

/** Waiting ones before others, the largest first; handled ones by when. */
export async function listDifferences(db: Db, query: DifferenceQuery): Promise<Page<Difference>> {
  const where = and(
    eq(difference.day, query.day),
    ifGiven(query.channel, channel => eq(difference.channel, channel)),
    ifGiven(query.type, type => eq(difference.type, type)),
    ifGiven(query.handleState, state => eq(difference.handleState, state)),
  );
  const page = await readPage(db, { table: difference, where, ...query }, ({ limit, offset }) =>
    db
      .select()
      .from(difference)
      .where(where)
      .orderBy(
        asc(difference.handleState),
        desc(difference.handledOn),
        desc(difference.amount),
        asc(difference.id),
      )
      .limit(limit)
      .offset(offset),
  );
  return { ...page, rows: await toldOf(db, page.rows) };
}

/** Fails with NOT_FOUND. */
export async function detailOf(db: Db, id: string): Promise<DifferenceDetail> {
  const sided = await seenDifference(db, id);
  const { row } = sided;
  const [told] = await toldOf(db, [row]);
  if (!told) throw new Failure('NOT_FOUND');
  const choices = choicesOf(sided, await isClosed(db, row.day));
  return {
    difference: told,
    choices,
    proposed: proposedOf(sided, choices),
    evidence: await evidenceOf(db, sided),
  };
}

async function withSides(db: Db, row: DifferenceRow): Promise<Sided> {
  const [sided] = await sidesOf(db, [row]);
  if (!sided) throw new Failure('NOT_FOUND');
  return sided;
}

/** As it is before anything is held. Fails with NOT_FOUND. */
export async function seenDifference(db: Db, id: string): Promise<Sided> {
  const [row] = await db.select().from(difference).where(eq(difference.id, id));
  if (!row) throw refuse('NOT_FOUND', 'DIFFERENCE_GONE');
  return withSides(db, row);
}

/**
 * Held until the transaction ends, with its day and these others. Fails with NOT_FOUND, and with STATE_NOT_ALLOWED where its day
 * is closed.
 */
export async function holdDifference(db: Db, id: string, others: readonly string[]): Promise<Sided> {
  const { row: seen } = await seenDifference(db, id);
  await openDays(db, seen.day, others);
  // who had the days before may have changed or removed it
  const [row] = await db.select().from(difference).where(eq(difference.id, id)).for('update');
  if (!row) throw refuse('NOT_FOUND', 'DIFFERENCE_GONE');
  return withSides(db, row);
}

/** Its day is closed: only what corrects it from outside may be added. Fails with NOT_FOUND and STATE_NOT_ALLOWED. */
export async function holdClosedDifference(db: Db, id: string): Promise<Sided> {
  const [row] = await db.select().from(difference).where(eq(difference.id, id)).for('update');
  if (!row) throw refuse('NOT_FOUND', 'DIFFERENCE_GONE');
  if (!(await isClosed(db, row.day))) throw refuse('STATE_NOT_ALLOWED', 'DAY_NOT_CLOSED');
  return withSides(db, row);
}
