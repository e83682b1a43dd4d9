/** What a browser asks before a document with unsaved text is left. */
import type { Window } from 'happy-dom';

export interface Dialog {
  type(): 'beforeunload';
  accept(): Promise<void>;
  dismiss(): Promise<void>;
}

/** Left without a question where nobody listens for one. */
export async function mayLeave(
  window: Window,
  listeners: ReadonlySet<(dialog: Dialog) => void>,
): Promise<boolean> {
  const leaving = new window.Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  if (!leaving.defaultPrevented || listeners.size === 0) return true;
  return new Promise(resolve => {
    const dialog: Dialog = {
      type: () => 'beforeunload',
      accept: async () => resolve(true),
      dismiss: async () => resolve(false),
    };
    for (const listener of listeners) listener(dialog);
  });
}
