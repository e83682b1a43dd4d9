/** Keeps what comes while the script that reads it is still on its way. */
import type { PushMessage } from '../../contract/push.ts';
import type { Delivery } from '../../data/push/push-bus.ts';

export interface Letter {
  message: PushMessage;
  delivery: Delivery;
}

export interface Mailbox<T> {
  put(letter: T): void;
  /** Hands over all that has come, and from now on each at once. Answers what ends it. */
  open(reader: (letter: T) => void): () => void;
}

/** When the script never comes, the oldest go. */
const MOST = 200;

export function createMailbox<T>(): Mailbox<T> {
  const waiting: T[] = [];
  let reader: ((letter: T) => void) | null = null;
  return {
    put(letter) {
      if (reader) return reader(letter);
      waiting.push(letter);
      if (waiting.length > MOST) waiting.shift();
    },
    open(given) {
      reader = given;
      for (const letter of waiting.splice(0)) given(letter);
      return () => {
        if (reader === given) reader = null;
      };
    },
  };
}
