/** Hearing of what `tabs.ts` tells. */
import { CHANNEL, type SessionNews } from './tabs.ts';

type Listener = (news: SessionNews) => void;

/** A cookie written by one tab may reach another a moment after the message about it. */
const LATE_MS = 500;

const listeners = new Set<Listener>();
let isListening = false;

/**
 * Called when a tab says so, this one too, and whenever this one is looked at again: a frozen tab hears nothing.
 * `moved` may come more often than anything has.
 */
export function onSessionNews(listener: Listener): () => void {
  listeners.add(listener);
  const handleLook = () => listener('moved');
  window.addEventListener('focus', handleLook);
  document.addEventListener('visibilitychange', handleLook);
  // one for as long as the page lives: what is on its way to a channel that is closed is lost
  if (!isListening) listen();
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', handleLook);
    document.removeEventListener('visibilitychange', handleLook);
  };
}

function listen() {
  isListening = true;
  const tell = (news: SessionNews) => {
    for (const listener of [...listeners]) listener(news);
  };
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent) => {
    tell(data === 'signedOut' ? data : 'moved');
    setTimeout(tell, LATE_MS, 'moved');
  });
}
