/** The address of the push socket. */
import type { FastifyInstance } from 'fastify';
import { SOCKET_PATH } from '../../../contract/grammar/services.ts';
import { LAST_MSG_ID } from '../../../contract/push.ts';
import type { Clock } from '../context.ts';
import type { Store } from '../database/store.ts';
import { Failure } from '../failure.ts';
import { createListener } from './listener.ts';
import { partOfQuery, socketRoutes } from './sockets.ts';
import { createSwitchboard, type EverySecond } from './switchboard.ts';

export interface PushOptions {
  store: Pick<Store, 'db' | 'listen'>;
  clock: Clock;
  isPlain: boolean;
  /** Set in tests, which own the time. */
  everySecond?: EverySecond;
}

/** A console says `{}` and `heartCheck`. */
const LARGEST_MESSAGE_BYTES = 1_024;

/** Answers what other sockets of consoles stand on as well. */
export function servePushes(app: FastifyInstance, { store, clock, isPlain, ...options }: PushOptions) {
  const sockets = socketRoutes(app, { store, clock, isPlain });
  const everySecond = options.everySecond ?? bySeconds;
  const board = createSwitchboard({
    store,
    clock,
    isPlain,
    everySecond,
    onError: error => app.log.error({ err: error }, 'pushes are held up'),
  });
  sockets({
    path: SOCKET_PATH,
    largestMessageBytes: LARGEST_MESSAGE_BYTES,
    admit: sessionId => {
      if (!board.hasPlaceFor(sessionId)) throw new Failure('TOO_FREQUENT');
    },
    open: (socket, sessionId, request) => {
      const listener = createListener(socket, sessionId, {
        isPlain,
        onDrain: drained => void board.readOn(drained),
        onGone: board.leave,
      });
      void board.join(listener, partOfQuery(request, LAST_MSG_ID));
    },
  });
  app.addHook('preClose', () => board.close());
  return { sockets, board, everySecond };
}

const bySeconds: EverySecond = run => {
  const timer = setInterval(run, 1_000);
  timer.unref();
  return () => clearInterval(timer);
};
