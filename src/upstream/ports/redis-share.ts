/** Positions told to the other processes through Redis. It may go and come: nothing waits for it, nothing is lost by it. */
import { createClient } from '@redis/client';
import type { PositionShare } from '../core/positions/share.ts';

const LONGEST_RETRY_MS = 5_000;
/** A server that has said nothing by then is told of, though it may still come. */
const PATIENCE_MS = 10_000;
/** More would wait for a connection that is too slow: whoever misses it reads it in the database. */
const MOST_UNDER_WAY = 64;

/**
 * Answers at once, whether or not the server is there. `say` is told when it is missing, and when it is there.
 * @param url as in redis://user:password@host:6379
 */
export function openRedisShare(url: string, channel: string, say: (line: string) => void): PositionShare {
  const speaking = clientOf(url);
  const listening = clientOf(url);
  let [isHearing, isSpeaking] = [false, false];
  let wasOpen: boolean | undefined;
  let underWay = 0;
  let isClosing = false;
  let tellListener: (packed: Uint8Array) => void = () => {};

  const settle = () => {
    const isOpen = isHearing && isSpeaking;
    if (isOpen !== wasOpen && !isClosing) say(isOpen ? 'Redis is there' : 'Redis is away');
    wasOpen = isOpen;
  };
  // one of the two is ready before the other: that says nothing yet
  const settleOpen = () => {
    if (isHearing && isSpeaking) settle();
  };
  const patience = setTimeout(settle, PATIENCE_MS).unref();
  speaking.on('ready', () => {
    isSpeaking = true;
    settleOpen();
  });
  listening.on('ready', () => {
    isHearing = true;
    settleOpen();
  });
  for (const lost of ['error', 'end', 'reconnecting'] as const) {
    speaking.on(lost, () => {
      isSpeaking = false;
      settle();
    });
    listening.on(lost, () => {
      isHearing = false;
      settle();
    });
  }
  // both try again by themselves until they are closed
  speaking.connect().catch(ignore);
  listening
    .connect()
    .then(() => listening.subscribe(channel, packed => tellListener(packed), true))
    .catch(ignore);

  return {
    get isOpen() {
      return isHearing && isSpeaking;
    },
    tell(packed) {
      if (!isSpeaking || underWay >= MOST_UNDER_WAY) return;
      underWay += 1;
      speaking
        .publish(channel, Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength))
        .catch(ignore)
        .finally(() => {
          underWay -= 1;
        });
    },
    hear(listener) {
      tellListener = listener;
    },
    async close() {
      isClosing = true;
      clearTimeout(patience);
      speaking.destroy();
      listening.destroy();
    },
  };
}

const ignore = () => {};

const clientOf = (url: string) =>
  createClient({
    url,
    // what cannot be told now is old a moment later
    disableOfflineQueue: true,
    socket: { reconnectStrategy: attempt => Math.min(100 * 2 ** attempt, LONGEST_RETRY_MS) },
  });
