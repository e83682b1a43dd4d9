/** What opens in its place, as a form below its button: Escape leaves it, and what opened it has the keyboard again. */
import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * For the component that is there while it is open. Who has gone on elsewhere by himself stays there.
 * @returns for its keys: true for Escape, which has closed it and nothing that it lies in
 */
export function useOpened(onClose: () => void): (event: KeyboardEvent) => boolean {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const active = document.activeElement;
      if (active !== null && active !== document.body) return;
      if (opener instanceof HTMLElement && opener.isConnected && opener.checkVisibility()) opener.focus();
    },
    [opener],
  );
  return event => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    onClose();
    return true;
  };
}
