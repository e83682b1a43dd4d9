/**
 * Passes on what the outbox holds to the sockets of this process. Everything is read in the order of its number; a
 * message counts as passed on once it has been judged for every listener. A listener that comes back or lags behind
 * reads on by itself in the database until it stands where the others stand, and joins them in the same breath, so
 * that nothing falls between the two.
 */
import { CLOSE, type PushMessage } from '../../../contract/push.ts';
import type { Clock } from '../context.ts';
import type { Store } from '../database/store.ts';
import type { EndReason } from '../end-reason.ts';
import { sessionStateOf } from '../identity/identify.ts';
import { hears } from '../outbox/audience.ts';
import type { Listener } from './listener.ts';
import { type Message, messageOf } from './message.ts';
import { numberPushes, pushesAfter, pushesFrom } from './numbers.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Calls something once a second; answers what ends that. */
export type EverySecond = (run: () => void) => () => void;

export interface SwitchboardOptions {
  store: Pick<Store, 'db' | 'listen'>;
  clock: Clock;
  isPlain: boolean;
  everySecond: EverySecond;
  /** The database is away, or something is wrong: told once until it works again. */
  onError(error: unknown): void;
}

const ROWS_AT_ONCE = 200;
/** How often the database is looked at where no announcement has come. */
const LOOK_S = 5;
/** For what nobody announces: an account that runs out, a session that is too old. */
const REREAD_S = 30;
const MOST_OF_A_SESSION = 20;
const MOST_OF_A_PERSON = 60;
const MOST = 10_000;

export interface Switchboard {
  /** Whether one more socket of this session is taken. */
  hasPlaceFor(sessionId: string): boolean;
  /** @param lastMsgId what the client says it has had; undefined = it hears from now on */
  join(listener: Listener, lastMsgId: string | undefined): Promise<void>;
  leave(listener: Listener): void;
  /** It has read all that it was sent. */
  readOn(listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export function createSwitchboard({ store, clock, isPlain, ...options }: SwitchboardOptions): Switchboard {
  const { db } = store;
  const listeners = new Set<Listener>();
  /** Every message up to this number has been passed on. */
  let cursor = 0;
  let readings = 0;
  let isClosed = false;
  let isFailing = false;
  let stop: (() => Promise<void>) | undefined;

  const tell = (listener: Listener, message: Omit<PushMessage, 'time'>) => {
    if (!isPlain) listener.send(Buffer.from(JSON.stringify({ ...message, time: clock() })));
  };
  const endSession = (listener: Listener, reason: EndReason) => {
    tell(listener, { type: 'SESSION_OVER', data: { reason } });
    listener.close(CLOSE.SESSION_OVER);
  };

  /** False where it must be had again later: the listener has no room for it now. */
  const offer = (listener: Listener, message: Message): boolean => {
    if (listener.who && hears(listener.who, message.to)) {
      if (!listener.hasRoom()) return false;
      const bytes = isPlain ? message.plainBytes() : message.bytes();
      if (bytes) listener.send(bytes);
      if (message.type === 'SESSION_OVER') listener.close(CLOSE.SESSION_OVER);
    }
    listener.upTo = message.msgId;
    return true;
  };

  const reread = async (some: Iterable<Listener>) => {
    const concerned = [...some];
    const mine = ++readings;
    const ids = new Set(concerned.map(({ sessionId }) => sessionId));
    const standing = await sessionStateOf(db, [...ids], { clock, isPlain });
    for (const listener of concerned) {
      if (!listener.isOpen || listener.readBy > mine) continue;
      listener.readBy = mine;
      const who = standing.get(listener.sessionId) ?? 'expired';
      if (typeof who === 'string') endSession(listener, who);
      else listener.who = who;
    }
  };

  const passOn = async () => {
    for (;;) {
      const messages = (await pushesAfter(db, cursor, ROWS_AT_ONCE)).map(messageOf);
      // a right that one of them takes must not let anybody hear the others
      if (messages.some(({ changesRights }) => changesRights)) await reread(listeners);
      for (const message of messages) {
        for (const listener of listeners) {
          if (listener.isLive && !offer(listener, message)) listener.isLive = false;
        }
        cursor = message.msgId;
      }
      // what was written since is announced by itself
      if (messages.length < ROWS_AT_ONCE) return;
    }
  };
  const passOnNow = oneAtATime(passOn);

  /** For everybody who does not wait for it. */
  const attempt = (work: Promise<void>) =>
    work.then(
      () => {
        isFailing = false;
      },
      error => {
        if (!isFailing && !isClosed) options.onError(error);
        isFailing = true;
      },
    );
  const wake = () => {
    if (listeners.size > 0 && !isClosed) void attempt(passOnNow());
  };

  const missesSome = (listener: Listener) => {
    listener.isLive = true;
    tell(listener, { type: 'RESYNC', msgId: cursor, data: null });
    listener.place(cursor);
  };

  const readOn = async (listener: Listener) => {
    if (listener.isReading || listener.isLive || !listener.who) return;
    listener.isReading = true;
    try {
      while (listener.isOpen && listener.hasRoom()) {
        if (listener.upTo === cursor) {
          listener.isLive = true;
          return;
        }
        // the last one that it has had must still be there: then everything behind it is
        const [had, ...rows] = await pushesFrom(db, listener.upTo, cursor, ROWS_AT_ONCE);
        if (!listener.isOpen) return;
        if (had?.msgId !== listener.upTo) return missesSome(listener);
        rows.map(messageOf).every(message => listener.isOpen && offer(listener, message));
      }
    } finally {
      listener.isReading = false;
    }
  };

  const countOf = (isMeant: (listener: Listener) => boolean) => [...listeners].filter(isMeant).length;

  let seconds = 0;
  const tick = () => {
    seconds += 1;
    for (const listener of listeners) listener.tick();
    if (seconds % REREAD_S === 0) void attempt(reread(listeners));
    if (seconds % LOOK_S !== 0) return;
    wake();
    // one whose reading has failed stands still
    for (const listener of listeners) if (listener.upTo > 0) void attempt(readOn(listener));
  };

  /** While somebody listens, and from then on. */
  const start = () => {
    if (stop) return;
    const stopTicking = options.everySecond(tick);
    const listening = store.listen(wake).then(
      end => {
        wake();
        return end;
      },
      () => undefined,
    );
    stop = async () => {
      stopTicking();
      await (await listening)?.();
    };
  };

  return {
    hasPlaceFor: sessionId =>
      !isClosed &&
      listeners.size < MOST &&
      countOf(listener => listener.sessionId === sessionId) < MOST_OF_A_SESSION,

    async join(listener, lastMsgId) {
      try {
        if (listeners.size === 0) {
          const last = await numberPushes(db);
          // nobody has come meanwhile who would miss what is passed over
          if (listeners.size === 0) cursor = last;
        }
        if (isClosed) return listener.close(CLOSE.GOING_AWAY);
        if (!listener.isOpen) return;
        listeners.add(listener);
        start();
        await passOnNow();
        await reread([listener]);
        if (!listener.isOpen) return;
        const userId = listener.who?.userId;
        if (countOf(({ who }) => who?.userId === userId) > MOST_OF_A_PERSON)
          return listener.close(CLOSE.TRY_LATER);
        const had = lastMsgId === undefined || isPlain ? cursor : placeOf(lastMsgId);
        if (had === undefined) return missesSome(listener);
        listener.place(had);
        await readOn(listener);
      } catch (error) {
        void attempt(Promise.reject(error));
        if (listener.isOpen) listener.close(CLOSE.TRY_LATER);
      }
    },
    leave: listener => {
      listeners.delete(listener);
    },
    readOn: listener => attempt(readOn(listener)),
    async close() {
      isClosed = true;
      for (const listener of listeners) listener.close(CLOSE.GOING_AWAY);
      await stop?.();
      await passOnNow.idle();
    },
  };
}

/** Undefined for what no number of ours ever looked like. */
function placeOf(text: string): number | undefined {
  const place = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(place) ? place : undefined;
}
