/** Cookies tell nobody that they have changed; the windows of one browser tell each other here. */

export interface PreferenceChange {
  /** Of the cookie. */
  name: string;
  /** As the cookie has it. */
  text: string;
}

/** Null: something may have changed unheard, as in a window that was asleep. */
type Listener = (news: PreferenceChange | null) => void;

const CHANNEL = 'cabdesk.choices';
/** A cookie written by one window may reach another a moment after the message about it. */
const LATE_MS = 500;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

export function tellChoice(news: PreferenceChange) {
  opened()?.postMessage(news);
}

/** Called when another window has chosen. Answers what ends it. */
export function onPreferenceChange(listener: Listener): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One for as long as the page lives: what is on its way to a channel that is closed is lost. */
function opened(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (!isChoice(data)) return;
    tell(data);
    setTimeout(tell, LATE_MS, data);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tell(null);
  });
  return channel;
}

function tell(news: PreferenceChange | null) {
  for (const listener of [...listeners]) listener(news);
}

/** A window of another release may say other things. */
const isChoice = (data: unknown): data is PreferenceChange =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'text' in data &&
  typeof data.text === 'string';
