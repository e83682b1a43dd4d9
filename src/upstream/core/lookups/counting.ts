/** What people seek by and fill in, counted: each number once a day, and few that differ in what a mask hides. */
import { and, eq, lt } from 'drizzle-orm';
import { maskByForm } from '../../../contract/grammar/mask-numbers.ts';
import type { Caller, Chance, Clock, Db, SignedIn } from '../context.ts';
import { startOfDay } from '../day.ts';
import { Failure } from '../failure.ts';
import type { OpenAccount } from '../open-door/tables.ts';
import { countOf } from '../paging.ts';
import { readProperties } from '../properties.ts';
import { markOf } from '../sealing.ts';
import { oneAtATime } from './reveal-limits.ts';
import { lookup } from './tables.ts';

export interface Asking {
  db: Db;
  user: SignedIn;
  caller: Caller;
  clock: Clock;
  chance: Chance;
}

/** Whose numbers are counted. */
export interface Asker {
  /** Id of a person, or key of an account of the open door. */
  id: string;
  /** The property with how many whole numbers he may fill in or search by at work in a day. */
  limit: 'lookup.dailyLimit' | 'lookup.accountDailyLimit';
}

export const personAsks = ({ userId }: Pick<SignedIn, 'userId'>): Asker => ({
  id: userId,
  limit: 'lookup.dailyLimit',
});
export const accountAsks = ({ appKey }: Pick<OpenAccount, 'appKey'>): Asker => ({
  id: appKey,
  limit: 'lookup.accountDailyLimit',
});

/** Different whole numbers of a day that look the same once they are masked. */
export const MOST_ALIKE = 5;

interface Counted {
  /** Where it was sought or filled in: room and field, and the record where only one is meant. */
  about: string;
  number: string;
  isWork: boolean;
}

interface Judging<C extends Counted> {
  /** He sees the value anyhow, by a reveal: how alike his numbers are does not matter. */
  maySee: boolean;
  /** What else is judged of one that is new today, and written down, in the same transaction. */
  onNew(inside: Db, counted: C): Promise<void>;
}

/** Fails with OVER_LIMIT, and as `onNew` fails. Then nothing of it is kept. */
export async function countNumbers<C extends Counted>(
  { db, asker, clock, chance }: Pick<Asking, 'db' | 'clock' | 'chance'> & { asker: Asker },
  numbers: readonly C[],
  { maySee, onNew }: Judging<C>,
): Promise<void> {
  const day = startOfDay(clock());
  const own = eq(lookup.asker, asker.id);
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    await oneAtATime(inside, asker.id);
    await inside.delete(lookup).where(and(own, lt(lookup.day, day)));
    for (const counted of numbers) {
      const { about, number, isWork } = counted;
      const mark = await markOf({ db: inside, clock, chance }, 'lookup', number);
      const shown = maskByForm(number);
      const alike = await inside
        .select({ about: lookup.about, mark: lookup.mark })
        .from(lookup)
        .where(and(own, eq(lookup.shown, shown)));
      if (alike.some(earlier => earlier.mark === mark && earlier.about === about)) continue;
      const others = new Set(alike.map(earlier => earlier.mark).filter(earlier => earlier !== mark));
      if (!maySee && others.size >= MOST_ALIKE) throw new Failure('OVER_LIMIT', { reason: 'NUMBERS_ALIKE' });
      await onNew(inside, counted);
      await inside
        .insert(lookup)
        .values({ asker: asker.id, day, about, mark, shown, isWork: isWork ? 1 : 0 });
    }
  });
}

/** Fails with OVER_LIMIT. */
export async function checkWorkLimit(inside: Db, { id, limit: name }: Asker): Promise<void> {
  const limit = (await readProperties(inside, name))[name];
  const today = await countOf(inside, lookup, and(eq(lookup.asker, id), eq(lookup.isWork, 1)));
  if (today >= limit) throw new Failure('OVER_LIMIT', { reason: 'NUMBERS_LIMIT' });
}
