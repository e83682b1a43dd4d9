/** The tabs of one browser share the cookies of the session; here they tell each other that these have changed. */
const CHANNEL = 'cabdesk.session';

/** `moved`: another token is held, or none. `signedOut`: by the person, who wants to leave nothing behind. */
export type SessionNews = 'moved' | 'signedOut';

export function tellTabs(news: SessionNews) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Called when another tab says so, and whenever this one is looked at again: a frozen tab hears nothing. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const handleMessage = ({ data }: MessageEvent) => listener(data === 'signedOut' ? data : 'moved');
  const handleLook = () => listener('moved');
  channel.addEventListener('message', handleMessage);
  window.addEventListener('focus', handleLook);
  document.addEventListener('visibilitychange', handleLook);
  return () => {
    channel.close();
    window.removeEventListener('focus', handleLook);
    document.removeEventListener('visibilitychange', handleLook);
  };
}
