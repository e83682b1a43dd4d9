/** One socket of one console: what it is sent, how fast it reads, whether it is still there, and how it behaves. */
import type { WebSocket } from 'ws';
import { CLOSE } from '../../../contract/push.ts';
import { HEART_CHECK, HEART_TYPE, HEARTBEAT } from '../../../contract/push-times.ts';
import type { SignedIn } from '../context.ts';

/** A console asks every few seconds; one that says nothing for so long is asked, and then given up. */
const PING_AFTER_S = 30;
const GONE_AFTER_S = 90;
/** Messages of a client: a few at once, and so many a second in the long run. */
const MOST_AT_ONCE = 40;
const MOST_A_SECOND = 10;
/** Bytes that wait for a slow reader; above that he is not written to, and reads on when all are gone. */
const MOST_WAITING_BYTES = 262_144;
const SLOW_FOR_S = 30;

export interface Listener {
  readonly sessionId: string;
  /** Undefined until it has been read who stands behind the session. */
  who: SignedIn | undefined;
  /** Which reading that was: a later one counts for more, whichever comes in first. */
  readBy: number;
  /** Every message up to this number has been judged for it, and sent where it is meant to hear it; 0 = not yet placed. */
  upTo: number;
  /** Hears what is new as it comes, instead of reading on in the database. */
  isLive: boolean;
  /** Whether another process is reading on for it. */
  isReading: boolean;
  readonly isOpen: boolean;
  /** False while it reads too slowly: then nothing more is written to it. */
  hasRoom(): boolean;
  send(message: Buffer): void;
  /** Where it begins; what it has asked before is answered now. */
  place(upTo: number): void;
  close(code: number, reason?: string): void;
  /** Once a second. */
  tick(): void;
}

interface Handlers {
  isPlain: boolean;
  /**
   * Set for a socket that is there for something else, and reads bytes: it is sent none of the messages, only hearts,
   * and is closed as any other when its session is over.
   */
  onBytes?(bytes: Buffer): void;
  /** All that waited has gone out. */
  onDrain(listener: Listener): void;
  onGone(listener: Listener): void;
}

export function createListener(socket: WebSocket, sessionId: string, handlers: Handlers): Listener {
  let quietFor = 0;
  let slowFor = 0;
  let credit = MOST_AT_ONCE;
  let isOpen = true;
  let owedHearts = 0;
  const isForBytes = handlers.onBytes !== undefined;

  const listener: Listener = {
    sessionId,
    who: undefined,
    readBy: 0,
    upTo: 0,
    isLive: false,
    isReading: false,
    get isOpen() {
      return isOpen;
    },
    hasRoom: () => isForBytes || !isFull(),
    send(message) {
      if (!isForBytes) write(message);
    },
    place(upTo) {
      listener.upTo = upTo;
      for (; owedHearts > 0; owedHearts--) beat();
    },
    close(code, reason) {
      leave();
      socket.close(code, reason);
    },
    tick() {
      credit = Math.min(MOST_AT_ONCE, credit + MOST_A_SECOND);
      quietFor += 1;
      slowFor = listener.hasRoom() ? 0 : slowFor + 1;
      if (slowFor >= SLOW_FOR_S) listener.close(CLOSE.TRY_LATER);
      else if (quietFor >= GONE_AFTER_S) drop();
      else if (quietFor === PING_AFTER_S) socket.ping();
    },
  };

  const isFull = () => socket.bufferedAmount > MOST_WAITING_BYTES;
  const write = (message: Buffer) => socket.send(message, { binary: false }, handleSent);
  const leave = () => {
    if (!isOpen) return;
    isOpen = false;
    handlers.onGone(listener);
  };
  const drop = () => {
    leave();
    socket.terminate();
  };
  const handleSent = () => {
    if (isOpen && socket.bufferedAmount === 0) handlers.onDrain(listener);
  };
  /** Whatever comes in is a sign of life, and costs. */
  const isTooMuch = () => {
    quietFor = 0;
    credit -= 1;
    if (credit >= 0) return false;
    if (isOpen) listener.close(CLOSE.FLOOD);
    return true;
  };
  const beat = () => {
    // a number that it may come back with is not known before
    if (listener.upTo === 0) {
      owedHearts += 1;
      return;
    }
    const heart = { type: HEART_TYPE, ...(!handlers.isPlain && { msgId: listener.upTo }) };
    if (!isFull()) write(Buffer.from(JSON.stringify(heart)));
  };

  socket.on('message', (data: Buffer, isBinary) => {
    if (isTooMuch() || !isOpen) return;
    if (isBinary) return handlers.onBytes ? handlers.onBytes(data) : listener.close(CLOSE.NOT_TEXT);
    const text = data.toString();
    if (text === HEARTBEAT || text === HEART_CHECK) beat();
  });
  socket.on('ping', isTooMuch);
  socket.on('pong', isTooMuch);
  // the reason is the client's: too much, no text, no frame at all; the socket closes itself
  socket.on('error', leave);
  socket.on('close', leave);
  return listener;
}
