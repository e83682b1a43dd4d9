/** Saying something to consoles: a row in the transaction of the change, so that both are there or neither is. */
import type { PushData, PushType } from '../../../contract/push.ts';
import type { Db } from '../context.ts';
import { appending, type Statement, together } from '../database/append.ts';
import type { EndReason } from '../end-reason.ts';
import type { Audience } from './audience.ts';
import { pushRow } from './tables.ts';

export interface PushMessage<T extends PushType> {
  type: T;
  data: PushData<T>;
  to: Audience;
  now: number;
}

const append = appending(pushRow);

/** The statement that says all of these, in their order. */
export const pushes = (all: readonly PushMessage<PushType>[]): Statement | undefined =>
  append(
    all.map(({ type, data, to, now }) => ({
      type,
      data: JSON.stringify(data),
      audience: JSON.stringify(to),
      time: Math.round(now),
    })),
  );

/** Goes out when the transaction is over. Only where the upstream is not plain, save for the end of sessions. */
export async function push<T extends PushType>(db: Db, said: PushMessage<T>): Promise<void> {
  await together(db, [pushes([said as PushMessage<PushType>])]);
}

/**
 * Tells consoles that their sessions are over. A plain upstream closes their sockets by it and says nothing.
 */
export async function pushSessionOver(
  db: Db,
  sessionIds: readonly string[],
  reason: EndReason,
  now: number,
): Promise<void> {
  if (sessionIds.length === 0) return;
  await push(db, { type: 'SESSION_OVER', data: { reason }, to: { sessionIds }, now });
}
