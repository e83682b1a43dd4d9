/**
 * What this browser calls itself at every sign-in, so that a known one is asked for fewer codes. Drawn by lot, told
 * to the upstream only, and kept when somebody signs out. An upstream that knows nothing of devices ignores it.
 */
const PLACE = 'cabdesk.device';

/** Undefined where the browser keeps nothing. */
export function deviceId(): string | undefined {
  try {
    const kept = localStorage.getItem(PLACE);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const drawn = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(PLACE, drawn);
    return drawn;
  } catch {
    return undefined;
  }
}
