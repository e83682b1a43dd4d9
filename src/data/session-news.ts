/** Hearing of what `tabs.ts` tells. */
import { CHANNEL, type SessionNews } from './tabs.ts';

/** Called when a tab says so, this one too, and whenever this one is looked at again: a frozen tab hears nothing. */
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
