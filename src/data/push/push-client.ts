/**
 * The connection and what becomes of its messages, without a browser: the console runs it in a window, the tests of
 * faults in Node.
 */
import { LAST_MSG_ID } from '../../contract/push.ts';
import type { PushClock } from './clock.ts';
import { type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import { createInbox } from './inbox.ts';
import type { Position } from './position.ts';
import type { PushListener } from './push-bus.ts';

export interface PushClientOptions extends Pick<ConnectionOptions, 'WebSocket' | 'timers' | 'onState'> {
  clock: PushClock;
  /** Of the socket, without a query: `wss://desk.example.com/api/admin/webSocket`. */
  address: string;
  /**
   * What the query of the next socket says; null while there is no session. Whatever it fails with, it is asked
   * again.
   */
  query: () => Promise<Readonly<Record<string, string>> | null>;
  position: Position;
  /** The upstream numbers its messages and sends again what was missed. Otherwise the address has `query` alone. */
  canResume: boolean;
  isRinging: () => boolean;
  onMessage: PushListener;
  onStrange: (what: string, text: string) => void;
}

export function createPushClient(options: PushClientOptions): Connection {
  const { clock, position, canResume, query } = options;
  const address = async () => {
    const asked = await query();
    if (!asked) return null;
    const search = new URLSearchParams(asked);
    const last = position.read();
    if (canResume && last !== undefined) search.set(LAST_MSG_ID, String(last));
    return `${options.address}?${search}`;
  };
  const onText = createInbox({
    position,
    isNumbered: canResume,
    now: clock.now,
    onStrange: options.onStrange,
    onMessage: message =>
      options.onMessage(message, { isLate: clock.isLate(message.time), isRinging: options.isRinging() }),
  });
  return createConnection({ ...options, address, onText });
}
