/** From one connection to all who listen, outside React: nothing that grows with the fleet runs in it. */
import type { PushMessage, PushType } from '../../contract/push.ts';

export interface Delivery {
  /** Said more than `LATE_MS` ago: lists and the notification centre take it, nothing rings or pops up. */
  isLate: boolean;
  /** This window is the one of the person's windows that makes sounds and shows desktop notifications. */
  isRinging: boolean;
}

export type PushListener<T extends PushType = PushType> = (
  message: PushMessage<T>,
  delivery: Delivery,
) => void;

export interface PushBus {
  /** Answers what ends the listening. */
  listen<T extends PushType>(type: T, listener: PushListener<T>): () => void;
  tell(message: PushMessage, delivery: Delivery): void;
}

export function createPushBus(onError: (error: unknown) => void): PushBus {
  const listeners = new Map<PushType, Set<PushListener>>();
  return {
    listen(type, listener) {
      const heard = listeners.get(type) ?? new Set();
      listeners.set(type, heard);
      // each set holds listeners of its own type only
      heard.add(listener as unknown as PushListener);
      return () => heard.delete(listener as unknown as PushListener);
    },
    tell(message, delivery) {
      for (const listener of [...(listeners.get(message.type) ?? [])]) {
        try {
          listener(message, delivery);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
