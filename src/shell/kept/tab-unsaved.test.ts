import { expect, test } from 'vitest';
import { createGuards } from '../guards/guards.ts';
import { createTabUnsaved } from './tab-unsaved.ts';

const aPage = () => {
  const guards = createGuards();
  return { guards, page: createTabUnsaved('/a', guards), isUnsaved: () => guards.isUnsaved('/a') };
};

test('a page is unsaved while any of its forms is', () => {
  const { page, isUnsaved } = aPage();
  page.report('one', true);
  page.report('other', true);
  page.report('one', false);
  expect(isUnsaved()).toBe(true);
  page.leave('other');
  expect(isUnsaved()).toBe(false);
});

test('going out of view loses nothing, and a save that ends there is heard', () => {
  const { page, isUnsaved } = aPage();
  page.report('one', true);
  page.hide();
  page.leave('one');
  expect(isUnsaved()).toBe(true);
  page.report('one', false);
  expect(isUnsaved()).toBe(false);
});

test('a form that was taken off meanwhile is forgotten when the page is back, without a word in between', () => {
  const { guards, page, isUnsaved } = aPage();
  page.report('one', true);
  page.report('gone', true);
  let said = 0;
  guards.subscribe(() => said++);
  page.hide();
  page.show();
  page.report('one', true);
  page.shown();
  expect(isUnsaved()).toBe(true);
  page.report('one', false);
  expect(isUnsaved()).toBe(false);
  expect(said).toBe(1);
});

test('what ends holds nothing', () => {
  const { page, isUnsaved } = aPage();
  page.report('one', true);
  page.end();
  expect(isUnsaved()).toBe(false);
});
