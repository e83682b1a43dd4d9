/**
 * Keeps masked values from being guessed back. Who seeks by a whole one learns whose it is, and beside anything that
 * names a record he learns the value itself: that is a reveal. It goes by the declaration of a call alone.
 */
import type { AnyCall, Page } from '../../../contract/grammar/call.ts';
import { maskByForm } from '../../../contract/grammar/mask-numbers.ts';
import { isAllowed } from '../../../contract/grammar/may.ts';
import { inspect } from '../../../contract/grammar/walk.ts';
import { revealCalls, SEARCHED, SEARCHED_AT_WORK } from '../../../contract/reveal.ts';
import { revealLog } from '../audit/tables.ts';
import type { SignedIn } from '../context.ts';
import { Failure } from '../failure.ts';
import type { OpenAccount } from '../open-door/tables.ts';
import { type Asking, accountAsks, checkWorkLimit, countNumbers, personAsks } from './counting.ts';
import {
  filledIn,
  type NumberQuery,
  type SearchTerm,
  searchFieldsOf,
  searchTermsIn,
  takesNumbers,
  withoutTerms,
} from './numbers.ts';
import { checkRevealLimits } from './reveal-limits.ts';

/** Answers a call that reads, by what its handler answers to the same or to less. */
type SearchGuard = (
  asking: Asking,
  asked: NumberQuery,
  run: (asked: NumberQuery) => Promise<unknown>,
) => Promise<unknown>;

const maySee = ({ rights }: SignedIn) => isAllowed(revealCalls.reveal.may, rights);

/** Undefined for a call that seeks by no masked value. Fails with OVER_LIMIT and TOO_FREQUENT. */
export function searchGuardOf(call: AnyCall): SearchGuard | undefined {
  const fields = searchFieldsOf(call);
  if (fields.length === 0) return undefined;
  return async (asking, asked, run) => {
    const sought = searchTermsIn(fields, asked);
    if (sought.length === 0) return run(asked);
    const isNarrow = await isOfOne(asked, sought, run);
    const isSeen = maySee(asking.user);
    // the last four of many are shown to everybody; of one record they may be the answer
    const reveals = sought.filter(({ isWhole }) => isWhole || (isNarrow && isSeen));
    if (reveals.length > 0) await countSearches(call, asking, reveals, isNarrow ? recordIn(asked) : null);
    return isNarrow && !isSeen ? nothing(call) : run(asked);
  };
}

/** Whether what is asked besides fits one record at most: then the answer would say no more than yes or no. */
async function isOfOne(
  asked: NumberQuery,
  sought: readonly SearchTerm[],
  run: (asked: NumberQuery) => Promise<unknown>,
): Promise<boolean> {
  // one of them may be known, and names the record
  if (sought.length > 1) return true;
  const rest = withoutTerms(asked, sought);
  return rest !== undefined && sizeOf(await run(rest)) < 2;
}

function sizeOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  return (answer as Partial<Page<unknown>> | null)?.total ?? 0;
}

/** As if nothing had been found. */
function nothing({ isPaged, data }: AnyCall): unknown {
  if (isPaged) return { rows: [], total: 0 };
  if (inspect(data).kind === 'array') return [];
  throw new Failure('NOT_FOUND');
}

/** The record that is named, where it is named by its id. */
function recordIn({ params, query }: NumberQuery): string | null {
  const id = params?.id ?? query?.id ?? query?.userId ?? (query?.filter as NumberQuery['query'])?.id;
  const [one, ...others] = [id].flat();
  return typeof one === 'string' && others.length === 0 ? one : null;
}

async function countSearches(
  { room }: AnyCall,
  asking: Asking,
  sought: readonly SearchTerm[],
  objectId: string | null,
): Promise<void> {
  const { user, caller, clock } = asking;
  const searches = sought.map(({ field, value, search }) => ({
    about: [room, field, ...(objectId === null ? [] : [objectId])].join(' '),
    number: value,
    isWork: search.isWork === true && objectId === null,
    objectType: search.of ?? room,
    field,
  }));
  const asker = personAsks(user);
  await countNumbers({ ...asking, asker }, searches, {
    maySee: maySee(user),
    async onNew(inside, { isWork, number, objectType, field }) {
      const now = clock();
      await (isWork ? checkWorkLimit(inside, asker) : checkRevealLimits(inside, user.userId, now));
      await inside.insert(revealLog).values({
        userId: user.userId,
        userName: user.userName,
        objectType,
        objectId,
        objectName: maskByForm(number),
        field,
        reason: isWork ? SEARCHED_AT_WORK : SEARCHED,
        createdOn: now,
        ip: caller.ip,
        areaIds: [...user.areaIds],
      });
    },
  });
}

/**
 * What is filled in may tell as much as what is sought: that a number is taken, or that nothing has changed. It stands
 * in the operate log; here it is counted, before the transaction that a refusal undoes.
 */
type FillingGuard = (filling: Filling, body: unknown, about?: { isOfFile?: boolean }) => Promise<void>;

/** A person, or an account of the open door. */
type Filling = Pick<Asking, 'db' | 'clock' | 'chance'> & ({ user: SignedIn } | { account: OpenAccount });

/** Undefined for a call that takes no whole number. Fails with OVER_LIMIT. */
export function fillingGuardOf(call: AnyCall): FillingGuard | undefined {
  const { body: schema, room } = call;
  if (!schema || !takesNumbers(call)) return undefined;
  return async (filling, body, { isOfFile = false } = {}) => {
    if ('user' in filling && maySee(filling.user)) return;
    const numbers = filledIn(schema, body);
    if (numbers.length === 0) return;
    // a file has as many rows as it has: only what looks alike is held against it
    const filled = numbers.map(number => ({ about: `${room} filled`, number, isWork: !isOfFile }));
    const asker = 'user' in filling ? personAsks(filling.user) : accountAsks(filling.account);
    await countNumbers({ ...filling, asker }, filled, {
      maySee: false,
      onNew: async (inside, { isWork }) => {
        if (isWork) await checkWorkLimit(inside, asker);
      },
    });
  };
}
