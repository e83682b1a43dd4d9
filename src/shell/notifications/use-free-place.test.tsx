import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AS_LINE, ROOM, useFreePlace } from './use-free-place.ts';

const CARD = { left: 12, top: 600, width: 320, height: 100 };
const SHOWN = ['a card'];

const at = (box: typeof CARD) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => ({ ...box }) as DOMRect;
};

function Cards() {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useFreePlace(stack, false, SHOWN, 0);
  return (
    <section
      ref={element => {
        at(CARD)(element);
        setStack(element);
      }}
    />
  );
}

function Page({ controls, hasCards = true }: { controls: readonly (typeof CARD)[]; hasCards?: boolean }) {
  return (
    <>
      {controls.map(control => (
        <button key={control.top} type="button" ref={at(control)} />
      ))}
      {hasCards && <Cards />}
    </>
  );
}

const stack = () => document.querySelector('section');
const room = () => document.documentElement.style.getPropertyValue(ROOM);

afterEach(() => document.documentElement.removeAttribute('style'));

it('lays cards above a control that they would cover', () => {
  render(<Page controls={[{ left: 20, top: 650, width: 80, height: 24 }]} />);
  expect(stack()?.style.translate).toBe('0px -58px');
  expect(room()).toBe('');
});

it('makes a line of the last one below a page that is full of controls, which has its room back afterwards', () => {
  const rows = Array.from({ length: 30 }, (_, row) => ({
    left: 0,
    top: row * 25,
    width: window.innerWidth,
    height: 24,
  }));
  const { rerender } = render(<Page controls={rows} />);
  expect(stack()?.hasAttribute(AS_LINE)).toBe(true);
  expect(room()).not.toBe('');
  rerender(<Page controls={rows} hasCards={false} />);
  expect(room()).toBe('');
});
