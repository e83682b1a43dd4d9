/** Keys of a page. A key that an input method is composing with is never a shortcut. */
import { useHotkeys } from 'react-hotkeys-hook';
import { usePreference } from './preference.ts';
import { hasSingleKeys as singleKeys } from './preferences.ts';

interface ShortcutOptions {
  isEnabled?: boolean;
  /** Also while the cursor stands in a field; for combinations with Ctrl. */
  inFields?: boolean;
  /** Also for who has switched single keys off: Escape takes nothing away from typing. */
  isAlways?: boolean;
}

/** @param keys as react-hotkeys-hook writes them: `n`, `mod+s`, `slash` */
export function useShortcut(
  keys: string,
  onPress: (event: KeyboardEvent) => void,
  { isEnabled = true, inFields = false, isAlways = false }: ShortcutOptions = {},
) {
  const hasSingleKeys = usePreference(singleKeys);
  const isCombination = keys.includes('+');
  useHotkeys(
    keys,
    event => {
      event.preventDefault();
      onPress(event);
    },
    {
      enabled: isEnabled && (isAlways || hasSingleKeys || isCombination),
      enableOnFormTags: true,
      ignoreEventWhen: event =>
        isComposing(event) ||
        event.defaultPrevented ||
        isElsewhere(event) ||
        (!inFields && isTyping(event.target)),
    },
    [onPress],
  );
}

/** 229 is what older engines send for every key of a composition. */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }) =>
  event.isComposing === true || event.keyCode === 229;

/** A box to tick takes no letters: the keys of the page go on while it has the focus. */
export const isTyping = (target: unknown) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]'));

/** A dialog or menu is open above the page. */
function isElsewhere(event: KeyboardEvent): boolean {
  const above = document.querySelector('.MuiModal-root:not(.MuiModal-hidden)');
  return above !== null && !(event.target instanceof Node && above.contains(event.target) && event.ctrlKey);
}
