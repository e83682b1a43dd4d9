/**
 * What happy-dom answers about layout. It lays nothing out: every element is as large as a row, and is seen unless
 * its own attributes or styles hide it. What depends on pixels is tested in a browser.
 */
import type { Window } from 'happy-dom';

const MENU_WIDTH = 200;
const ROW = { width: 200, height: 36 };

/** Never drawn, whatever their style. */
const UNSEEN = /^(?:head|script|style|template|title|meta|link|noscript)$/i;

interface Styled {
  id: string;
  localName: string;
  ownerDocument: { documentElement: { hasAttribute(name: string): boolean } };
  parentElement: Styled | null;
  style?: { getPropertyValue(name: string): string };
  hasAttribute(name: string): boolean;
}

export function withoutLayout(window: Window): void {
  const define = (of: object, name: string, get: (this: Element) => unknown) =>
    Object.defineProperty(of, name, { get, configurable: true });
  const { Element, HTMLElement, CSSStyleSheet } = window;
  for (const [edge, size] of [
    ['Width', ROW.width],
    ['Height', ROW.height],
  ] as const) {
    for (const kind of ['client', 'scroll']) define(Element.prototype, kind + edge, sizeOf(edge, size));
    for (const kind of ['client', 'offset']) define(HTMLElement.prototype, kind + edge, sizeOf(edge, size));
  }
  Object.assign(Element.prototype, {
    getBoundingClientRect: () => ({ x: 0, y: 0, left: 0, top: 0, right: 200, bottom: 36, ...ROW }),
  });
  // rules are read by what draws; reading them here would take half of the time
  Object.assign(CSSStyleSheet.prototype, { insertRule: () => 0 });
  Object.defineProperty(window, 'getComputedStyle', { value: computedStyle, configurable: true });
}

/**
 * The document is as large as its window, and so is what fills it; the bar at the top stands beside the menu, and so
 * does a page, which has a head of its own.
 */
function sizeOf(edge: 'Width' | 'Height', size: number) {
  return function (this: Element): number {
    const whole = this.ownerDocument.defaultView?.[`inner${edge}`] ?? 0;
    if (/^(?:html|body|main)$/.test(this.localName) || this.id === 'root') return whole;
    const isBesideMenu =
      this.localName === 'header' ||
      this.querySelector(':scope > header, :scope > [data-folds] > header') !== null;
    return edge === 'Width' && isBesideMenu ? whole - MENU_WIDTH : size;
  };
}

const OTHERWISE: Readonly<Record<string, string>> = {
  visibility: 'visible',
  opacity: '1',
  position: 'static',
  overflow: 'visible',
  'pointer-events': 'auto',
  'user-select': 'auto',
  'content-visibility': 'visible',
};

function computedStyle(element: Styled, pseudo?: string | null) {
  const styleOf = (name: string): string => {
    if (pseudo) return name === 'content' ? 'none' : '';
    if (name === 'display') return displayOf(element);
    if (name === 'visibility') return inherited(element, name);
    return element.style?.getPropertyValue(name) || (OTHERWISE[name] ?? '');
  };
  return new Proxy(
    { getPropertyValue: styleOf },
    {
      get: (own, name) =>
        name in own ? Reflect.get(own, name) : typeof name === 'string' ? styleOf(kebab(name)) : undefined,
    },
  );
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** Of style sheets only two rules count: that of the lock below, and the one by which the sign-in form, part of every page, is not there for who is signed in. */
function displayOf(element: Styled): string {
  if (element.hasAttribute('hidden') || UNSEEN.test(element.localName)) return 'none';
  if (element.id === 'sign-in' && element.ownerDocument.documentElement.hasAttribute('data-console'))
    return 'none';
  return element.style?.getPropertyValue('display') || 'block';
}

/** What lies under the lock of the screen is not seen, whatever it says itself. */
const UNDER_LOCK = 'data-under-lock';

function inherited(element: Styled, name: string): string {
  for (let at: Styled | null = element; at; at = at.parentElement) {
    const own =
      name === 'visibility' && at.hasAttribute(UNDER_LOCK) ? 'hidden' : at.style?.getPropertyValue(name);
    if (own) return own;
  }
  return OTHERWISE[name] ?? '';
}
