/** The tabs of one browser share the cookies of the session; here they tell each other that these have changed. */
import { BASE_PATH } from './base-path.ts';

export const CHANNEL = `cabdesk.session${BASE_PATH}`;

/** `moved`: another token is held, or none. `signedOut`: by the person, who wants to leave nothing behind. */
export type SessionNews = 'moved' | 'signedOut';

export function tellTabs(news: SessionNews) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}
