/** Keys of a page. A key that an input method is composing with is never a shortcut. */
import { useEffect } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { usePreference } from './preference.ts';
import { hasSingleKeys as singleKeys } from './preferences.ts';
import { listShortcut, type ShortcutGroup } from './shortcuts.ts';

interface ShortcutOptions {
  isEnabled?: boolean;
  /** Also while the cursor stands in a field; for combinations with Ctrl. */
  inFields?: boolean;
  /** Also for who has switched single keys off: Escape takes nothing away from typing. */
  isAlways?: boolean;
  /** Does nothing while a control elsewhere says the key (`aria-keyshortcuts`); its own are within `data-yielding-keys`. */
  isYielding?: boolean;
  /** Key of the catalogue: what happens. With it the keyboard map shows the key while it is enabled. */
  label?: string;
  group?: ShortcutGroup;
}

/**
 * @param keys as react-hotkeys-hook writes them: `n`, `mod+s`, `j, down`; or one sign as it is typed (`/`, `?`),
 *   whichever keys the layout has it on
 */
export function useShortcut(
  keys: string,
  onPress: (event: KeyboardEvent) => void,
  {
    isEnabled = true,
    inFields = false,
    isAlways = false,
    isYielding = false,
    label,
    group = 'everywhere',
  }: ShortcutOptions = {},
) {
  const hasSingleKeys = usePreference(singleKeys);
  const isSingle = !isAlways && !isCombination(keys);
  const sign = isSign(keys);
  useHotkeys(
    keys,
    event => {
      event.preventDefault();
      onPress(event);
    },
    {
      enabled: isEnabled && (!isSingle || hasSingleKeys),
      enableOnFormTags: true,
      // where a sign needs Shift, or AltGr, differs from layout to layout
      useKey: sign,
      ignoreModifiers: sign,
      ignoreEventWhen: event =>
        isComposing(event) ||
        event.defaultPrevented ||
        isElsewhere(event) ||
        (sign && isCommand(event)) ||
        (isYielding && isSaidElsewhere(event.key)) ||
        (keys === 'space' && takesSpace(event.target)) ||
        (!inFields && isTyping(event.target)),
    },
    [onPress],
  );
  useEffect(
    () => (label && isEnabled ? listShortcut({ keys, label, group, isSingle }) : undefined),
    [keys, label, group, isSingle, isEnabled],
  );
}

/** Shift alone types a sign: it makes no combination. */
const isCombination = (keys: string) => /(?:ctrl|mod|meta|alt)\+/.test(keys);

const isSign = (keys: string) => keys.length === 1 && /[^\p{L}\p{N}]/u.test(keys);

const isCommand = (event: KeyboardEvent) =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState?.('AltGraph'));

/** 229 is what older engines send for every key of a composition. */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }) =>
  event.isComposing === true || event.keyCode === 229;

/** A box to tick and a slider take no letters: the keys of the page go on while they have the focus. */
export const isTyping = (target: unknown) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=range]), textarea, select, [role=combobox]'));

/** What has the focus is pressed, ticked or chosen with it. */
const takesSpace = (target: unknown) =>
  target instanceof HTMLElement &&
  target.matches('button, summary, input, [role=button], [role=listbox], [role=option], [role=menuitem]');

/** Of pages that are out of view nobody means the keys. */
const isSaidElsewhere = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].some(
    control => !control.closest('[data-yielding-keys]') && control.checkVisibility(),
  );

/** A dialog or menu is open above the page, or the screen is locked. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (document.querySelector('[data-covers-all]')) return true;
  // those of kept pages that are out of view stay open, and are not drawn
  const above = [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not(.MuiModal-hidden)')].find(
    ({ style }) => style.display !== 'none',
  );
  return (
    above !== undefined && !(event.target instanceof Node && above.contains(event.target) && event.ctrlKey)
  );
}
