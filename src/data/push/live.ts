/** The connection of this window: what a browser adds to `push-client.ts`. Fetched after the first page shows. */
import type { QueryClient } from '@tanstack/react-query';
import { SOCKET_PATH } from '../../contract/grammar/services.ts';
import { platformCalls } from '../../contract/platform.ts';
import { HEARTBEAT_MS } from '../../contract/push-times.ts';
import { addressOf, BASE_PATH } from '../base-path.ts';
import { send } from '../send.ts';
import { serverNow } from '../server-clock.ts';
import { onSessionNews } from '../session-news.ts';
import { readToken } from '../token.ts';
import { createPushClock } from './clock.ts';
import type { Connection, ConnectionState } from './connection.ts';
import { refetchShown } from './fresh.ts';
import { createPosition } from './position.ts';
import type { PushBus } from './push-bus.ts';
import { createPushClient } from './push-client.ts';
import { createRinging } from './ringing.ts';
import { createSocketSession } from './socket-session.ts';
import { every } from './timers.ts';
import { createWorkerTimers } from './worker-timers.ts';

interface LiveOptions {
  userId: string;
  /** The upstream knows tokens of one connection, and numbers its messages. */
  canResume: boolean;
  bus: PushBus;
  queryClient: QueryClient;
  onState: (state: ConnectionState) => void;
}

/** So long without a connection, and another window rings. */
const DEAF_MS = 20_000;

/** Once for each type. */
// biome-ignore lint/suspicious/noConsole: what an upstream says beside the specification is logged, as specified
const logStrange = (what: string, text: string) => console.info(`push: ${what}`, text);

/** Answers what ends it. */
export function openPush({ userId, canResume, bus, queryClient, onState }: LiveOptions): () => void {
  const timers = createWorkerTimers(
    () => new Worker(new URL('./timer-worker.ts', import.meta.url), { type: 'module' }),
  );
  const clock = createPushClock({
    server: serverNow,
    wall: () => Date.now(),
    steady: () => performance.now(),
  });
  const place = `cabdesk${BASE_PATH}.push.${userId}`;
  const position = createPosition(
    place,
    () => sessionStorage,
    () => localStorage,
  );
  const ringing = createRinging({
    name: `${place}.ringing`,
    // absent outside https, whatever the types say
    locks: navigator.locks as LockManager | undefined,
    openChannel: name => new BroadcastChannel(name),
    timers,
    now: () => performance.now(),
    id: `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`,
  });

  let client: Connection | null = null;
  /** Since when things may have been said that were not heard here. */
  let missedSince: 'nothing' | 'page' | 'cut' =
    canResume && position.read() === undefined ? 'page' : 'nothing';
  const session = createSocketSession({ canResume, timers, hasBeenCut: () => missedSince === 'cut' });
  let cancelDeafness = () => {};

  const handleState = (state: ConnectionState) => {
    cancelDeafness();
    if (state === 'open') {
      ringing.offer(true);
      catchUp();
    } else if (state === 'lost') {
      missedSince = 'cut';
      cancelDeafness = timers.after(DEAF_MS, () => ringing.offer(false));
    } else if (state === 'off') ringing.offer(false);
    onState(state);
  };

  const catchUp = () => {
    const willBeSentAgain = canResume && position.read() !== undefined;
    // nobody will say it again, so that listeners must know
    if (missedSince === 'cut' && !willBeSentAgain)
      bus.tell({ type: 'RESYNC', time: clock.now(), data: null }, { isLate: false, isRinging: false });
    // not every change is told: what is shown was read before the cut
    else if (missedSince !== 'nothing') refetchShown(queryClient);
    missedSince = 'nothing';
  };

  const stopHearing = [
    bus.listen('SESSION_OVER', ({ data }) => session.end(data.reason)),
    bus.listen('RESYNC', () => refetchShown(queryClient)),
  ];

  const start = () => {
    client = createPushClient({
      WebSocket,
      timers,
      clock,
      address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${addressOf(SOCKET_PATH)}`,
      query: session.query,
      position,
      canResume,
      isRinging: ringing.isRinging,
      onMessage: bus.tell,
      onState: handleState,
      onStrange: logStrange,
    });
    client.start();
  };
  const stop = () => {
    client?.stop();
    client = null;
  };
  const follow = () => {
    const token = readToken()?.token;
    if (!token) stop();
    else if (!client) start();
    else if (session.isReplacedBy(token)) client.renew();
    else client.wake();
  };

  const stopNews = onSessionNews(follow);
  const { method, path } = platformCalls.health;
  const stopLooking = every(timers, HEARTBEAT_MS, () => {
    // whatever is answered tells the time
    if (clock.hasJumped()) send({ method, path, isBackground: true, as: null }).catch(() => {});
  });
  const handleHide = () => ringing.offer(false);
  const handleShow = () => ringing.offer(client !== null);
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  follow();

  return () => {
    stopNews();
    stopLooking();
    for (const stopListening of stopHearing) stopListening();
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
    stop();
    cancelDeafness();
    ringing.end();
    timers.end();
  };
}
