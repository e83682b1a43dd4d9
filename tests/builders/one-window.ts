/**
 * The one window of a worker: libraries are loaded once and hold on to the window that they found, so every file of
 * tests gets the same one, as empty as a new one. What a file's own modules have left running ends with the file.
 */
import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { leftRunning } from './left-running.ts';

/** Under this key the global object has what ends a file of tests and begins the next. */
export const RENEW = Symbol.for('cabdesk.one-window.renew');

const ADDRESS = 'http://localhost:3000/';
/** Of these Node has its own, but a page sees the browser's. */
const OF_THE_BROWSER = [
  'AbortController',
  'AbortSignal',
  'FormData',
  'Headers',
  'MessagePort',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
];

let shared: GlobalWindow | undefined;

const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis) {
    shared ??= new GlobalWindow({ url: ADDRESS, console, settings: { disableErrorCapturing: true } });
    const window = shared;
    let close = open(global, window);
    Reflect.set(global, RENEW, async () => {
      await close();
      close = open(global, window);
    });
    return { teardown: () => close() };
  },
};
export default oneWindow;

/** Makes its parts global; answers how that ends. */
function open(global: typeof globalThis, window: GlobalWindow): () => Promise<void> {
  const running = leftRunning(global, [window, window.document]);
  const additionalKeys = OF_THE_BROWSER;
  const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys });
  return async () => {
    running.end();
    await window.happyDOM.abort();
    empty(window);
    for (const key of keys) Reflect.deleteProperty(global, key);
    for (const [key, value] of originals) Reflect.set(global, key, value);
  };
}

/** Makes of it what it was when it was new. */
function empty({ document, history, happyDOM, localStorage, sessionStorage }: GlobalWindow) {
  const { documentElement, head, body } = document;
  // the styles of the library that writes them once stay: it knows which it has written
  head.replaceChildren(...head.querySelectorAll('style[data-emotion]'));
  body.replaceChildren();
  documentElement.replaceChildren(head, body);
  for (const element of [documentElement, head, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  for (const node of [document, documentElement, head, body]) unshadow(node);
  happyDOM.setURL(ADDRESS);
  history.replaceState(null, '');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`;
  }
}

/** What a test has put before a property of every document or element. What libraries mark them with stays. */
function unshadow(node: object) {
  for (const key of Object.getOwnPropertyNames(node)) {
    if (key in Object.getPrototypeOf(node)) Reflect.deleteProperty(node, key);
  }
}
