/** The stream of positions in this window: what a browser adds to `position-client.ts`. Fetched with the first map. */
import { POSITION_STREAM_PATH } from '../../contract/grammar/services.ts';
import { addressOf } from '../base-path.ts';
import { createSocketSession } from '../push/socket-session.ts';
import { windowTimers } from '../push/timers.ts';
import { onSessionNews } from '../session-news.ts';
import { readToken } from '../token.ts';
import { createFleetStore } from './fleet-store.ts';
import { createPositionClient } from './position-client.ts';
import type { OpenPositions } from './positions.ts';

/** Where the upstream has the capability `positionStream`. Nothing is heard while nobody sees the page. */
export const openPositions: OpenPositions = (onState, isShown) => {
  const store = createFleetStore(isShown);
  const session = createSocketSession({ canResume: true, timers: windowTimers, hasBeenCut: () => false });
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const client = createPositionClient({
    WebSocket,
    timers: windowTimers,
    store,
    now: () => Date.now(),
    onState,
    address: async () => {
      const query = await session.query();
      return (
        query &&
        `${scheme}://${location.host}${addressOf(POSITION_STREAM_PATH)}?${new URLSearchParams(query)}`
      );
    },
  });
  const handleVisibility = () => client.show(document.visibilityState === 'visible');
  const stopNews = onSessionNews(() => {
    const token = readToken()?.token;
    if (token && session.isReplacedBy(token)) client.renew();
    else client.wake();
  });
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
  return {
    store,
    clusters: () => [],
    look: client.look,
    end() {
      document.removeEventListener('visibilitychange', handleVisibility);
      stopNews();
      client.stop();
    },
  };
};
