import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { hasSingleKeys } from './preferences.ts';
import { readShortcuts } from './shortcuts.ts';
import { isTyping, useShortcut } from './use-shortcut.ts';

const isIn = (html: string) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return isTyping(place.firstElementChild);
};

test('keys of the page rest where letters are typed', () => {
  expect(isIn('<input>')).toBe(true);
  expect(isIn('<input type="search">')).toBe(true);
  expect(isIn('<input type="radio">')).toBe(true);
  expect(isIn('<textarea></textarea>')).toBe(true);
  expect(isIn('<select></select>')).toBe(true);
  expect(isIn('<div role="combobox"></div>')).toBe(true);
});

test('and go on at boxes, rows and buttons', () => {
  expect(isIn('<input type="checkbox">')).toBe(false);
  expect(isIn('<button></button>')).toBe(false);
  expect(isIn('<input type="range">')).toBe(false);
  expect(isTyping(document.body)).toBe(false);
  expect(isTyping(null)).toBe(false);
});

describe('the space bar', () => {
  it.each([
    ['<div tabindex="0"></div>', 1],
    ['<button></button>', 0],
    ['<input type="checkbox">', 0],
    ['<div role="listbox" tabindex="0"></div>', 0],
  ])('belongs to what is pressed with it: %s', (html, times) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    const onPress = vi.fn();
    renderHook(() => useShortcut('space', onPress));
    const isGoingOn = fireEvent.keyDown(place.firstElementChild ?? place, { key: ' ', code: 'Space' });
    expect([onPress.mock.calls.length, isGoingOn]).toEqual([times, times === 0]);
    place.remove();
  });
});

const usKey = { key: '?', code: 'Slash', shiftKey: true };

describe('a sign', () => {
  afterEach(() => hasSingleKeys.write(true));
  const press = (given: KeyboardEventInit & { keyCode?: number }) => fireEvent.keyDown(document.body, given);

  it.each([
    ['a US keyboard', usKey],
    ['a Spanish keyboard', { key: '?', code: 'Minus', shiftKey: true }],
  ])('is heard from %s', (_, given) => {
    const onPress = vi.fn();
    renderHook(() => useShortcut('?', onPress));
    press(given);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with Ctrl', { ...usKey, ctrlKey: true }],
    ['while an input method composes', { ...usKey, isComposing: true }],
    ['as engines of old tell of composing', { ...usKey, keyCode: 229 }],
    ['without Shift', { key: '/', code: 'Slash' }],
  ])('is not meant %s', (_, given) => {
    const onPress = vi.fn();
    renderHook(() => useShortcut('?', onPress));
    press(given);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('rests for who has switched single keys off, and with it what Shift alone makes', () => {
    hasSingleKeys.write(false);
    const [sign, combination] = [vi.fn(), vi.fn()];
    renderHook(() => useShortcut('?', sign));
    renderHook(() => useShortcut('mod+k', combination));
    press(usKey);
    press({ key: 'k', code: 'KeyK', ctrlKey: true });
    expect(sign).not.toHaveBeenCalled();
    expect(combination).toHaveBeenCalledTimes(1);
  });

  it('rests under a locked screen', () => {
    const cover = document.createElement('div');
    cover.dataset.coversAll = '';
    document.body.append(cover);
    const onPress = vi.fn();
    renderHook(() => useShortcut('mod+k', onPress, { inFields: true }));
    press({ key: 'k', code: 'KeyK', ctrlKey: true });
    expect(onPress).not.toHaveBeenCalled();
    cover.remove();
  });
});

describe('the list of keys', () => {
  it('has each once while it is enabled, and forgets what has gone', () => {
    const use = (isEnabled: boolean) =>
      renderHook(() => useShortcut('escape', () => {}, { label: 'x.hide', group: 'record', isEnabled }));
    const [one, other] = [use(true), use(true)];
    use(false);
    expect(readShortcuts()).toEqual([{ keys: 'escape', label: 'x.hide', group: 'record', isSingle: true }]);
    one.unmount();
    expect(readShortcuts()).toHaveLength(1);
    other.unmount();
    expect(readShortcuts()).toEqual([]);
  });

  it('leaves out what has no words', () => {
    renderHook(() => useShortcut('n', () => {}));
    expect(readShortcuts()).toEqual([]);
  });
});
