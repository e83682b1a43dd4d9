import { beforeEach, expect, test } from 'vitest';
import { createViewMemory } from './view-memory.ts';

let page: HTMLElement;
let inner: HTMLElement;
let field: HTMLInputElement;
const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, parent: Element) =>
  parent.appendChild(document.createElement(name));

beforeEach(() => {
  document.body.replaceChildren();
  page = make('div', make('main', document.body));
  inner = make('div', page);
  field = make('input', inner);
});

test('what was scrolled is put back, and what lies above begins at the top for whom it has not been scrolled', () => {
  const main = page.parentElement ?? page;
  const one = createViewMemory();
  const other = createViewMemory();
  main.scrollTop = 40;
  inner.scrollTop = 137;
  one.scrolled(main);
  one.scrolled(inner);
  one.freeze();
  inner.scrollTop = 0;
  one.scrolled(inner);
  other.restoreScroll(page);
  expect(main.scrollTop).toBe(0);
  one.restoreScroll(page);
  expect([main.scrollTop, inner.scrollTop]).toEqual([40, 137]);
});

test('the cursor goes back where it stood, unless somebody is in a dialog', () => {
  const memory = createViewMemory();
  memory.focused(field, page);
  memory.freeze();
  memory.focused(make('button', page), page);
  memory.restoreFocus();
  expect(document.activeElement).toBe(field);
  field.blur();
  const dialog = make('div', document.body);
  dialog.setAttribute('role', 'dialog');
  const button = make('button', dialog);
  button.focus();
  memory.restoreFocus();
  expect(document.activeElement).toBe(button);
});

test('who typed on a page that has just gone wants nothing there', () => {
  const memory = createViewMemory();
  memory.focused(field, page);
  const other = make('div', document.body);
  make('input', other).focus();
  other.style.setProperty('display', 'none', 'important');
  memory.restoreFocus();
  expect(document.activeElement).toBe(field);
});

test('before a dialog of the page takes it back, it stands where the dialog was opened from', () => {
  const memory = createViewMemory();
  memory.focused(field, page);
  memory.focused(make('button', document.body), page);
  memory.freeze();
  memory.prepareFocus();
  expect(document.activeElement).toBe(field);
});

test('what is gone is not looked for', () => {
  const memory = createViewMemory();
  memory.scrolled(inner);
  memory.focused(field, page);
  inner.remove();
  memory.restoreScroll(page);
  memory.restoreFocus();
  expect(document.activeElement).toBe(document.body);
});
