import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { isDrawnAlike, StableContent } from './StableContent.tsx';
import { useStableCallback } from './use-stable-callback.ts';

describe('what is drawn alike', () => {
  const press = () => {};
  it.each([
    ['the same words', 'a', 'a'],
    ['nothing', null, null],
    [
      'elements that were made of the same',
      <b key="b" title="a">
        1
      </b>,
      <b key="b" title="a">
        1
      </b>,
    ],
    [
      'elements within elements',
      [<i key="1">{[1, <b key="b">2</b>]}</i>],
      [<i key="1">{[1, <b key="b">2</b>]}</i>],
    ],
    [
      'objects with the same values',
      { style: { width: 1 }, keys: ['a'] },
      { style: { width: 1 }, keys: ['a'] },
    ],
    [
      'the same handler',
      <button type="button" key="b" onClick={press} />,
      <button type="button" key="b" onClick={press} />,
    ],
  ])('%s', (_name, one, other) => {
    expect(isDrawnAlike(one, other)).toBe(true);
  });

  it.each([
    ['other words', 'a', 'b'],
    ['another element', <b key="1">1</b>, <i key="1">1</i>],
    ['another key', <b key="1">1</b>, <b key="2">1</b>],
    [
      'another property',
      <b key="b" title="a">
        1
      </b>,
      <b key="b" title="b">
        1
      </b>,
    ],
    ['one property more', { width: 1 }, { width: 1, height: undefined }],
    ['one property in the place of another', { width: undefined }, { height: undefined }],
    ['one child more', <b key="b">{[1]}</b>, <b key="b">{[1, 2]}</b>],
    [
      'another handler',
      <button type="button" key="b" onClick={() => {}} />,
      <button type="button" key="b" onClick={() => {}} />,
    ],
    ['another of what is no plain object', new Map(), new Map()],
    ['nothing and something', undefined, {}],
  ])('not %s', (_name, one, other) => {
    expect(isDrawnAlike(one, other)).toBe(false);
  });
});

describe('content that is stable', () => {
  const drawn = vi.fn();
  function Part({ word, onPress }: { word: string; onPress: () => void }) {
    drawn();
    return (
      <button type="button" onClick={onPress}>
        {word}
      </button>
    );
  }
  let again: (next: { word: string; minute: number; told: string }) => void = () => {};
  const heard: string[] = [];
  function Around() {
    const [{ word, minute, told }, set] = useState({ word: 'a', minute: 1, told: 'first' });
    again = set;
    const press = useStableCallback(() => void heard.push(told));
    return (
      <StableContent asOf={minute}>
        <Part word={word} onPress={press} />
      </StableContent>
    );
  }

  it('is drawn again when it looks otherwise or is of another time, and does what the last drawing says', () => {
    render(<Around />);
    expect(drawn).toHaveBeenCalledTimes(1);
    act(() => again({ word: 'a', minute: 1, told: 'second' }));
    expect(drawn).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('button').click());
    expect(heard).toEqual(['second']);
    act(() => again({ word: 'b', minute: 1, told: 'third' }));
    expect(screen.getByRole('button').textContent).toBe('b');
    act(() => again({ word: 'b', minute: 2, told: 'third' }));
    expect(drawn).toHaveBeenCalledTimes(3);
  });
});
