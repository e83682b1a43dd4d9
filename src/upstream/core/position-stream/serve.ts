/**
 * The binary stream by which consoles see the fleet move. Its sockets stand among those of the pushes: by them it is
 * known who looks, what he may see now, and when his session is over.
 */
import type { FastifyInstance } from 'fastify';
import { isAllowed } from '../../../contract/grammar/may.ts';
import { POSITION_STREAM_PATH } from '../../../contract/grammar/services.ts';
import { MAX_REQUEST_BYTES, STREAM_MAY } from '../../../contract/positions/stream.ts';
import type { Clock } from '../context.ts';
import type { Store } from '../database/store.ts';
import { Failure } from '../failure.ts';
import { sessionStateOf } from '../identity/identify.ts';
import type { LastPositions } from '../positions/last-positions.ts';
import type { FleetRegister } from '../positions/register.ts';
import { createListener } from '../push/listener.ts';
import type { servePushes } from '../push/route.ts';
import { Scene } from './scene.ts';
import { Viewer } from './viewer.ts';

/** So often everything is held against the register, which is kept up to date elsewhere. */
const COMPARE_S = 5;

/** What a process knows by heart: which vehicles there are, and where they are. */
export interface Fleet {
  positions: LastPositions;
  register: FleetRegister;
}

export interface PositionStreamOptions extends Fleet, ReturnType<typeof servePushes> {
  store: Pick<Store, 'db'>;
  clock: Clock;
}

/** Not on a plain upstream. */
export function servePositionStream(app: FastifyInstance, options: PositionStreamOptions): void {
  const { sockets, board, everySecond, store, clock, positions, register } = options;
  const scene = new Scene(positions, register);
  const viewers = new Set<Viewer>();
  let seconds = 0;

  const tick = () => {
    // nobody looks: what is heard meanwhile is made up for by who comes
    if (viewers.size === 0) return;
    seconds += 1;
    scene.advance();
    if (seconds % COMPARE_S === 0) scene.compare();
    for (const viewer of viewers) viewer.tick();
  };
  const stop = everySecond(tick);
  app.addHook('preClose', async () => {
    stop();
  });

  sockets({
    path: POSITION_STREAM_PATH,
    largestMessageBytes: MAX_REQUEST_BYTES,
    admit: async sessionId => {
      const who = (await sessionStateOf(store.db, [sessionId], { clock, isPlain: false })).get(sessionId);
      if (!who || typeof who === 'string') throw new Failure('TOKEN_INVALID');
      if (!isAllowed(STREAM_MAY, who.rights)) throw new Failure('NO_PERMISSION');
      if (!board.hasPlaceFor(sessionId)) throw new Failure('TOO_FREQUENT');
    },
    open: (socket, sessionId) => {
      const viewer = new Viewer(socket, scene, clock);
      const listener = createListener(socket, sessionId, {
        isPlain: false,
        onBytes: bytes => viewer.handleBytes(bytes),
        onDrain: () => {},
        onGone: gone => {
          viewers.delete(viewer);
          board.leave(gone);
        },
      });
      viewer.listener = listener;
      void board.join(listener, undefined).then(() => {
        if (!listener.isOpen) return;
        if (viewers.size === 0) {
          scene.advance();
          scene.compare();
        }
        viewers.add(viewer);
        viewer.begin();
      });
    },
  });
}
