/** Keys of the tags in a dialog: over a page that is covered no key of the page is heard. */
import type { KeyboardEvent } from 'react';
import { usePreference } from '../../../kit/preference.ts';
import { hasSingleKeys } from '../../../kit/preferences.ts';
import { isComposing, isTyping } from '../../../kit/use-shortcut.ts';

/** For the element that holds the tags, or holds what holds them. */
export function useTagPress(): (event: KeyboardEvent<HTMLElement>) => void {
  const hasKeys = usePreference(hasSingleKeys);
  return event => {
    const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
    if (!hasKeys || ctrlKey || altKey || metaKey || isComposing(event.nativeEvent) || isTyping(target))
      return;
    const tag = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
    if (!tag) return;
    event.preventDefault();
    tag.click();
  };
}
