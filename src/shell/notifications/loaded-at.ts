import { serverNow } from '../../data/server-clock.ts';

/** When this page was loaded, by the server's clock: news from before it hold no more than it shows. */
export const loadedAt = () => serverNow() - performance.now();
