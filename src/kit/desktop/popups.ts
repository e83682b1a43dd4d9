/** Notifications on the desktop. They stay until they are clicked or closed, or ten minutes have gone. */
import { readPermission } from './permission.ts';

/** As specified. */
export const STAYS_MS = 600_000;

export interface Popup {
  /** The same thing, said again, takes the place of the first. */
  tag: string;
  title: string;
  body?: string;
  onClick: () => void;
}

const open = new Set<Notification>();

/** Nothing happens where it is not allowed. */
export function popUp({ tag, title, body, onClick }: Popup) {
  if (readPermission() !== 'granted') return;
  let shown: Notification;
  try {
    // silent: what rings is the console's own sound
    shown = new Notification(title, { tag, body, requireInteraction: true, silent: true });
  } catch {
    // phones show only what a service worker asks for
    return;
  }
  open.add(shown);
  const timer = setTimeout(() => shown.close(), STAYS_MS);
  shown.addEventListener('close', () => {
    clearTimeout(timer);
    open.delete(shown);
  });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    onClick();
  });
}

export function closePopups() {
  for (const shown of [...open]) shown.close();
  open.clear();
}
