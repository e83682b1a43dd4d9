/**
 * One socket that is kept open: heartbeat, watchdog, reconnecting, as specified. Knows no browser: everything that
 * waits, opens or tells the way comes in.
 */
import ReconnectingWebSocket from 'reconnecting-websocket';
import {
  HEART_CHECK,
  HEARTBEAT,
  HEARTBEAT_MS,
  RECONNECT_MS,
  WATCHDOG_MS,
} from '../../contract/push-times.ts';
import { every, type Timers } from './timers.ts';

/** `off`: not started, or stopped. `lost`: it was open and is not now, or could not be opened yet. */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'lost';

export interface ConnectionOptions {
  /** As browsers have it. */
  WebSocket: new (
    address: string,
  ) => WebSocket;
  timers: Timers;
  /**
   * Where the next socket opens, asked anew for each. Null as long as there is no session to open one with: the
   * connection then waits for `wake`. What it fails with is nobody's news: it is asked again.
   */
  address: () => Promise<string | null>;
  onText: (text: string) => void;
  /** Where the other end speaks in bytes besides. */
  onBytes?: (bytes: ArrayBuffer) => void;
  /** Each time that a socket has opened, before anything is heard on it. */
  onOpen?: () => void;
  /** Each time that one has closed, with the code that it was closed with. */
  onClose?: (code: number) => void;
  onState: (state: ConnectionState) => void;
}

export interface Connection {
  /** Once. */
  start(): void;
  /** There may be a session again. */
  wake(): void;
  /** Leaves the present socket for another one, at once. */
  renew(): void;
  /** Says something; lost where no socket is open. */
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** For good. */
  stop(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { timers, address, onText, onState } = options;
  let socket: ReconnectingWebSocket | null = null;
  let state: ConnectionState = 'off';
  let stopHeart = () => {};
  let calm = () => {};
  /** What the next socket waits for. */
  let phase: 'nothing' | 'pause' | 'address' | 'session' = 'nothing';
  let endPause = () => {};
  let goOn = () => {};
  let isHurried = true;
  let hasNews = false;

  const enter = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    onState(next);
  };
  const isOpen = () => socket?.readyState === ReconnectingWebSocket.OPEN;

  const beat = () => {
    if (!isOpen()) return;
    socket?.send(HEARTBEAT);
    enter('open');
  };

  /** Any message says that all is well. */
  const watch = () => {
    calm();
    calm = timers.after(WATCHDOG_MS, () => {
      if (!isOpen()) return drop();
      socket?.send(HEART_CHECK);
      calm = timers.after(WATCHDOG_MS, drop);
    });
  };

  const drop = () => socket?.reconnect();

  const handleGone = () => {
    stopHeart();
    calm();
    enter('lost');
  };

  const pause = () =>
    new Promise<void>(resolve => {
      phase = 'pause';
      const cancel = timers.after(RECONNECT_MS, resolve);
      endPause = () => {
        cancel();
        resolve();
      };
    });
  const session = () =>
    new Promise<void>(resolve => {
      phase = 'session';
      goOn = resolve;
    });

  /** Asked by the library for each socket, one at a time; must not fail, which the library would not survive. */
  const nextAddress = async (): Promise<string> => {
    if (!isHurried) await pause();
    isHurried = false;
    while (socket) {
      phase = 'address';
      hasNews = false;
      const found = await address().catch(() => undefined);
      if (!socket) break;
      if (found) {
        phase = 'nothing';
        // what does not open is given up like what does not answer
        watch();
        return found;
      }
      enter('lost');
      if (found === undefined) await pause();
      // as long as nothing was heard of a session, asking again would only be refused again
      else if (!hasNews) await session();
    }
    return '';
  };

  return {
    start() {
      enter('connecting');
      const opened = new ReconnectingWebSocket(nextAddress, undefined, {
        WebSocket: options.WebSocket,
        // what waits is ours: the library's own timers are the window's
        minReconnectionDelay: 0,
        maxReconnectionDelay: 0,
        connectionTimeout: LONGEST_MS,
        minUptime: 0,
        // a heartbeat of a lost connection says nothing on the next one
        maxEnqueuedMessages: 0,
      });
      opened.binaryType = 'arraybuffer';
      socket = opened;
      opened.addEventListener('open', () => {
        if (socket !== opened) return;
        watch();
        beat();
        options.onOpen?.();
        stopHeart();
        stopHeart = every(timers, HEARTBEAT_MS, beat);
      });
      opened.addEventListener('message', ({ data }) => {
        if (socket !== opened) return;
        watch();
        if (typeof data === 'string') onText(data);
        else if (data instanceof ArrayBuffer) options.onBytes?.(data);
      });
      opened.addEventListener('close', ({ code }) => {
        if (socket !== opened) return;
        handleGone();
        options.onClose?.(code);
      });
    },
    wake() {
      hasNews = true;
      goOn();
    },
    renew() {
      hasNews = true;
      goOn();
      if (phase === 'pause') endPause();
      if (phase !== 'nothing' || !socket) return;
      isHurried = true;
      socket.reconnect();
    },
    send(bytes) {
      if (isOpen()) socket?.send(bytes);
    },
    stop() {
      const closing = socket;
      socket = null;
      stopHeart();
      calm();
      endPause();
      goOn();
      closing?.close();
      enter('off');
    },
  };
}

/** What a timer of the platform takes at most. */
const LONGEST_MS = 2_147_483_647;
