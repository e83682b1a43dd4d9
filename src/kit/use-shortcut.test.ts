import { expect, test } from 'vitest';
import { isTyping } from './use-shortcut.ts';

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
  expect(isTyping(document.body)).toBe(false);
  expect(isTyping(null)).toBe(false);
});
