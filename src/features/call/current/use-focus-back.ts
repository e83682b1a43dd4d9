/** The focus goes back from the panel to where it came from, when the panel is shut. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** @return for an element around the panel: hears where the focus comes from */
export function useFocusBack(panel: RefObject<HTMLElement | null>, isOpen: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (document.activeElement === document.body) before.current?.focus();
    before.current = null;
  }, [isOpen]);
  return ({ target, relatedTarget }: FocusEvent) => {
    const isFromOutside = relatedTarget instanceof HTMLElement && !panel.current?.contains(relatedTarget);
    if (isFromOutside && panel.current?.contains(target)) before.current = relatedTarget;
  };
}
