/** Going through the rows by key: one after the other, in leaps, to either end; and choosing on the way. */
import { type RefObject, useEffect } from 'react';
import { listShortcut, type Shortcut } from '../shortcuts.ts';
import { useShortcut } from '../use-shortcut.ts';

/** Rows that PageUp and PageDown go. */
const LEAP = 10;

interface RowKeys {
  body: RefObject<HTMLTableSectionElement | null>;
  /** Rows can be chosen. */
  canChoose: boolean;
  /** By their ids: they are chosen with what is chosen already. */
  onChoose: (ids: readonly string[]) => void;
  onToggle: (id: string) => void;
  /** Unset where there is nothing to see beside the list. */
  onLook?: (id: string) => void;
}

export function useRowKeys({ body, canChoose, onChoose, onToggle, onLook }: RowKeys) {
  const lines = () => [...(body.current?.rows ?? [])];
  const focused = () => lines().findIndex(line => line.contains(document.activeElement));
  const idAt = (at: number) => lines()[at]?.dataset.row;
  const go = (to: number) => lines()[Math.min(Math.max(to, 0), lines().length - 1)]?.focus();
  const move = (by: number) => go(focused() < 0 ? 0 : focused() + by);
  const extend = (by: number) => {
    const from = focused();
    move(by);
    const ids = [idAt(from), idAt(focused())].filter(id => id !== undefined);
    onChoose(ids);
  };
  const onFocused = (act: (id: string) => void) => () => {
    const id = idAt(focused());
    if (id !== undefined) act(id);
  };

  useShortcut('j, down', () => move(1), { label: 'settings.keys.next', group: 'list' });
  useShortcut('k, up', () => move(-1), { label: 'settings.keys.previous', group: 'list' });
  useShortcut('pagedown', () => move(LEAP), { label: 'settings.keys.leapDown', group: 'list' });
  useShortcut('pageup', () => move(-LEAP), { label: 'settings.keys.leapUp', group: 'list' });
  useShortcut('home', () => go(0), { label: 'settings.keys.first', group: 'list' });
  useShortcut('end', () => go(lines().length - 1), { label: 'settings.keys.last', group: 'list' });
  useShortcut('x', onFocused(onToggle), {
    isEnabled: canChoose,
    label: 'settings.keys.choose',
    group: 'list',
  });
  useShortcut('shift+j, shift+down', () => extend(1), {
    isEnabled: canChoose,
    label: 'settings.keys.chooseDown',
    group: 'list',
  });
  useShortcut('shift+k, shift+up', () => extend(-1), {
    isEnabled: canChoose,
    label: 'settings.keys.chooseUp',
    group: 'list',
  });
  useShortcut(
    'p',
    onFocused(id => onLook?.(id)),
    {
      isEnabled: onLook !== undefined,
      label: 'settings.keys.look',
      group: 'list',
    },
  );
  // the row itself takes it: only there it opens something
  useEffect(() => listShortcut(ENTER), []);
}

const ENTER: Shortcut = { keys: 'enter', label: 'settings.keys.openRow', group: 'list', isSingle: false };
