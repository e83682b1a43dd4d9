/** Finds elements as Playwright does: the same selectors, in a document of happy-dom. */
import { Element as AnyElement, HTMLFormElement, HTMLInputElement, Node, Window } from 'happy-dom';
import type { Ivya } from 'ivya';

// its engine names a few globals of a browser: those that the elements of every window are made of
const { CSS } = new Window();
Object.assign(globalThis, { Element: AnyElement, HTMLFormElement, HTMLInputElement, Node, CSS });

const { Ivya: Engine, ...selectors } = await import('ivya');
const { isElementVisible } = await import('ivya/utils');

const engine: Ivya = Engine.create({ browser: 'chromium', testIdAttribute: 'data-testid', exact: false });

export const {
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByTitleSelector,
  getByAltTextSelector,
} = selectors;

export const isVisible = isElementVisible;

export const queryAll = (selector: string, root: Document): Element[] =>
  engine.queryLocatorSelectorAll(selector, root.documentElement);
