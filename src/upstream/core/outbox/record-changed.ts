/** From what a call has changed to what consoles are told of it. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { LIVE_RECORDS } from '../../../contract/live-records.ts';
import type { PushData } from '../../../contract/push.ts';
import type { Change, SignedIn } from '../context.ts';
import type { PushMessage } from './outbox.ts';

export interface ChangeContext {
  call: Pick<AnyCall, 'business'>;
  /** Undefined where nobody has signed in; without an id, whoever runs the server. */
  user: (Pick<SignedIn, 'userName'> & { userId: string | null }) | undefined;
  now: number;
}

/** What is said of every record among them that consoles show live. */
export const changesToTell = (
  changes: readonly Change[],
  doing: ChangeContext,
): PushMessage<'RECORD_CHANGED'>[] =>
  changes.flatMap(change => {
    const kind = kindOf(change, doing);
    const live = Object.hasOwn(LIVE_RECORDS, change.objectType) ? LIVE_RECORDS[change.objectType] : undefined;
    if (!live || !kind) return [];
    const { resource, may, mayHear = may, isByArea } = live;
    return {
      type: 'RECORD_CHANGED' as const,
      data: {
        resource,
        recordId: change.objectId,
        change: kind,
        byId: doing.user?.userId ?? null,
        byName: doing.user?.userName ?? null,
        fields: kind === 'update' ? fieldsOf(change) : [],
      },
      to: { may: mayHear, ...(isByArea && { areas: areasOf(change) }) },
      now: doing.now,
    };
  });

/** Not every entry of the log tells of a change: nothing about a role is otherwise when it is previewed. */
function kindOf(
  { before, after, restoredFrom }: Change,
  { call }: ChangeContext,
): PushData<'RECORD_CHANGED'>['change'] | undefined {
  if (before !== undefined) return after === undefined ? 'delete' : 'update';
  if (call.business === 'add' || restoredFrom !== undefined) return 'create';
  return call.business === 'update' && after !== undefined ? 'update' : undefined;
}

/** They differ at every write. */
const OF_EVERY_WRITE: ReadonlySet<string> = new Set(['version', 'updatedOn', 'updatedBy']);

function fieldsOf({ before, after }: Change): string[] {
  const [old, present] = [recordOf(before), recordOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(present)]);
  return [...names].filter(
    name =>
      !OF_EVERY_WRITE.has(name) &&
      old[name] !== present[name] &&
      JSON.stringify(old[name]) !== JSON.stringify(present[name]),
  );
}

/** Where it was and where it is: who sees either has something to learn. Unknown is as good as everywhere. */
function areasOf({ before, after, areaIds }: Change): string[][] {
  const told = [areaIds, recordOf(before).areaIds, recordOf(after).areaIds].filter(isList);
  const lists = new Map(told.map(list => [list.toSorted().join(), [...list]]));
  return lists.size > 0 ? [...lists.values()] : [[]];
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');
