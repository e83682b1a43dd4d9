/** Whether this site may show notifications on the desktop. */

/**
 * `absent`: this browser has none, or not for pages. `insecure`: only over https. `ask`: the person has not been asked
 * yet. `denied`: the person, or whoever runs the browser, has said no.
 */
export type DesktopPermission = 'absent' | 'insecure' | 'ask' | 'denied' | 'granted';

export function readPermission(): DesktopPermission {
  if (!window.isSecureContext) return 'insecure';
  if (typeof Notification === 'undefined') return 'absent';
  const { permission } = Notification;
  return permission === 'default' ? 'ask' : permission;
}

/** The browser's own question, where it is still open. */
export async function askPermission(): Promise<DesktopPermission> {
  if (readPermission() !== 'ask') return readPermission();
  try {
    await Notification.requestPermission();
  } catch {
    // asked without a click, or from a frame: it stays open
  }
  for (const listener of [...listeners]) listener();
  return readPermission();
}

const listeners = new Set<() => void>();

/** Called when it may have changed: the person has answered, or looked into the browser's settings. */
export function onPermission(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  let status: PermissionStatus | undefined;
  let isOver = false;
  const heed = (found: PermissionStatus) => {
    if (isOver) return;
    status = found;
    found.addEventListener('change', listener);
  };
  navigator.permissions?.query({ name: 'notifications' }).then(heed, () => {});
  return () => {
    isOver = true;
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    status?.removeEventListener('change', listener);
  };
}
