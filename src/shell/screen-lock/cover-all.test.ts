import { afterEach, expect, it } from 'vitest';
import { coverAll } from './cover-all.ts';

afterEach(() => document.body.replaceChildren());

const put = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const added = document.body.lastElementChild;
  if (!(added instanceof HTMLElement)) throw new Error('nothing was put in');
  return added;
};

it('takes everything out of reach, also what comes later, and gives all back as it was', async () => {
  const root = put('<div id="root"><input></div>');
  const under = put('<div></div>');
  under.inert = true;
  const typedIn = root.querySelector('input');
  typedIn?.focus();
  const place = document.createElement('div');
  const uncover = coverAll(place);
  const late = put('<div class="a-dialog-that-opens-meanwhile"></div>');
  await new Promise(resolve => setTimeout(resolve, 0));
  expect([root, under, late].map(({ inert }) => inert)).toEqual([true, true, true]);
  expect([root, under, late].every(({ dataset }) => 'underLock' in dataset)).toBe(true);
  expect(place.inert).toBeFalsy();
  uncover();
  expect([root, under, late].map(({ inert }) => Boolean(inert))).toEqual([false, true, false]);
  expect(document.querySelector('[data-under-lock], [data-covers-all]')).toBeNull();
  expect(document.activeElement).toBe(typedIn);
});
