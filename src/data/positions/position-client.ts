/**
 * The stream of positions as one map asks for it: where it looks, and what becomes of the frames. Knows no browser.
 */
import { readFrame } from '../../contract/positions/frame.ts';
import {
  requestBytes,
  STREAM_CLOSE,
  type StreamRequest,
  type View,
} from '../../contract/positions/stream.ts';
import { RECONNECT_MS } from '../../contract/push-times.ts';
import { type Connection, type ConnectionOptions, createConnection } from '../push/connection.ts';
import type { FilledStore } from './fleet-store.ts';

export type Looking = Omit<View, 'view'>;

export interface PositionClientOptions
  extends Pick<ConnectionOptions, 'WebSocket' | 'timers' | 'address' | 'onState'> {
  store: FilledStore;
  /** By any clock that goes on steadily enough. */
  now: () => number;
}

export interface PositionClient {
  /** Whenever the map has moved, however often that is. */
  look(view: Looking): void;
  /** Whether anybody sees the page: who looks again is told everything anew. */
  show(isSeen: boolean): void;
  /** There may be a session again. */
  wake(): void;
  /** Leaves the present socket for one of another session. */
  renew(): void;
  stop(): void;
}

/** Between two views that are told, while a map is being dragged. */
const VIEW_MS = 250;
/** So long unseen, and the connection is given up. */
const UNSEEN_MS = 30_000;
const MOST_VIEWS = 0x1_00_00;

export function createPositionClient({
  store,
  now,
  timers,
  ...options
}: PositionClientOptions): PositionClient {
  let connection: Connection | null = null;
  let view: View | undefined;
  let seq = 0;
  /** Something is missing: nothing but a snapshot is of use. */
  let isAdrift = true;
  let isSeen = true;
  let isOver = false;
  let isPausing = false;
  let owesView = false;
  let cancelPause = () => {};
  let cancelUnseen = () => {};
  let cancelRetry = () => {};

  const ask = (asked: StreamRequest) => connection?.send(requestBytes(asked));
  const askView = () => {
    owesView = false;
    if (!view || !isSeen) return;
    isAdrift = true;
    ask({ kind: 'view', ...view });
  };

  const handleBytes = (bytes: ArrayBuffer) => {
    const frame = readFrame(new Uint8Array(bytes));
    // another version than this page's, perhaps for as long as the servers are being replaced
    if (!frame) return retryLater();
    store.learn(frame.words);
    const isNext = frame.seq === seq + 1;
    seq = frame.seq;
    if (frame.view !== view?.view || !isSeen) return;
    if (frame.kind === 'snapshot') isAdrift = false;
    else if (!isNext && !isAdrift) {
      isAdrift = true;
      ask({ kind: 'again' });
    }
    if (!isAdrift) store.take(frame, now());
  };

  const connect = () => {
    if (connection || isOver) return;
    connection = createConnection({
      ...options,
      timers,
      onText: () => {},
      onBytes: handleBytes,
      onOpen: () => {
        seq = 0;
        store.forget();
        askView();
      },
      onClose: code => {
        if (code === STREAM_CLOSE.NO_PERMISSION) disconnect();
      },
    });
    connection.start();
  };
  const disconnect = () => {
    const leaving = connection;
    connection = null;
    leaving?.stop();
  };
  const retryLater = () => {
    disconnect();
    cancelRetry = timers.after(RECONNECT_MS, connect);
  };

  connect();
  return {
    look(looking) {
      view = { ...looking, view: ((view?.view ?? 0) + 1) % MOST_VIEWS };
      if (isPausing) {
        owesView = true;
        return;
      }
      askView();
      isPausing = true;
      const pause = () => {
        cancelPause = timers.after(VIEW_MS, () => {
          if (!owesView) {
            isPausing = false;
            return;
          }
          askView();
          pause();
        });
      };
      pause();
    },
    show(seen) {
      if (seen === isSeen) return;
      isSeen = seen;
      cancelUnseen();
      if (!seen) {
        ask({ kind: 'rest' });
        cancelUnseen = timers.after(UNSEEN_MS, disconnect);
      } else if (connection) askView();
      else connect();
    },
    wake: () => connection?.wake(),
    renew: () => connection?.renew(),
    stop() {
      isOver = true;
      cancelPause();
      cancelUnseen();
      cancelRetry();
      disconnect();
    },
  };
}
