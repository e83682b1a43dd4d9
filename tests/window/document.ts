/** One document of a window: the page that the server renders, with the console's program running in it. */
import { Window } from 'happy-dom';
import { WebSocket } from 'ws';
import { reflectAria } from './aria.ts';
import type { Clock } from './clock.ts';
import { withoutLayout } from './layout.ts';
import { clickedDownload } from './links.ts';
import { locationOf } from './location.ts';
import type { Network } from './network.ts';
import { loadPicturesBy } from './pictures.ts';
import type { Profile } from './profile.ts';
import { GLOBALS, program, script } from './program.ts';
import type { SessionHistory } from './session-history.ts';
import { type Change, SharedStorage } from './shared-storage.ts';
import { giveRows } from './table-sections.ts';

export interface FirstScript {
  source: string;
  given?: unknown;
}

/** A live connection, as far as tests follow it. */
export interface Socket {
  url(): string;
  once(event: 'framereceived', heard: () => void): void;
}

export interface DocumentOptions {
  profile: Profile;
  /** Of the window: made by its first document. */
  sessionStorage: Storage | undefined;
  url: string;
  html: string;
  network: Network;
  clock: Clock;
  history: SessionHistory;
  languages: readonly string[];
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  hasReducedMotion: boolean;
  /** Before any other script, as a browser's extensions would. */
  firstScripts: readonly FirstScript[];
  /** What `location` is told; `isInPlace`: the entry of the session history is replaced. */
  navigate(url: string, isInPlace: boolean): void;
  /** What links and `open` ask for; `download` is the name of the file where one is to be saved. */
  open(url: string, target: string, download: string | undefined): void;
  onSocket(socket: Socket): void;
  onError(error: unknown): void;
}

export interface OpenDocument {
  window: Window;
  document: Document;
  /** Runs a function, given as text, in the document: it reaches nothing else than its argument. */
  run<T>(source: string, given?: unknown): T;
  /** The document takes another address. */
  move(url: string): void;
  close(): Promise<void>;
}

export function openDocument(options: DocumentOptions): OpenDocument {
  const { url, onError } = options;
  const window = new Window({
    url,
    ...options.viewport,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      device: {
        prefersColorScheme: options.colorScheme,
        prefersReducedMotion: options.hasReducedMotion ? 'reduce' : 'no-preference',
      },
    },
  });
  withoutLayout(window);
  reflectAria(window);
  nameByClass(window);
  giveRows(window);
  loadPicturesBy(window, options.network);
  const closing: (() => void)[] = [];
  for (const [name, value] of Object.entries(ownParts(window, options, closing)))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  Object.defineProperty(window.document, 'cookie', options.profile.cookies.property);
  Object.defineProperty(window.navigator, 'language', { value: options.languages[0] });
  Object.defineProperty(window.navigator, 'languages', { value: options.languages });
  window.addEventListener('error', event => onError(Reflect.get(event, 'error')));

  const globals = GLOBALS.map(name => globalOf(window, name));
  const run = <T>(source: string, given?: unknown) =>
    script(`return (${source})(given)`)(...globals, given) as T;
  for (const { source, given } of options.firstScripts) run(source, given);
  window.document.write(options.html.replaceAll(LOADED, ''));
  for (const [, inline = ''] of options.html.matchAll(INLINE)) script(inline)(...globals);
  // a page of another site has none
  if (options.html.includes('<script type="module"')) program()(...globals);

  return {
    window,
    document: window.document as unknown as Document,
    run,
    move: address => window.happyDOM.setURL(address),
    async close() {
      window.dispatchEvent(new window.Event('pagehide'));
      // what follows from it at once still goes out
      await new Promise(resolve => setImmediate(resolve));
      for (const close of closing) close();
      await window.happyDOM.close();
    },
  };
}

/** Libraries ask an element what it is by its text, which happy-dom makes of all that is in it. */
function nameByClass({ Element }: Window): void {
  Element.prototype.toString = function (this: object) {
    return `[object ${this.constructor.name}]`;
  };
}

/** What the program stands for, or what is only drawn. */
const LOADED = /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const INLINE = /<script(?: nonce="[^"]*")?>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g;

function globalOf(window: Window, name: string): unknown {
  if (name === 'globalThis' || name === 'self' || name === 'window') return window;
  const value = Reflect.get(window, name);
  return typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value;
}

/** The time of a document begins with it, and not with the process. */
function sinceNow(): Pick<Performance, 'now' | 'timeOrigin'> {
  const began = performance.now();
  return { timeOrigin: performance.timeOrigin + began, now: () => performance.now() - began };
}

/** What a window of happy-dom does not have, or not as a browser has it. */
function ownParts(window: Window, options: DocumentOptions, closing: (() => void)[]) {
  const { url, network, clock, history, profile } = options;
  const { origin } = new URL(url);
  const absolute = (address: string | URL) => new URL(address, window.location.href).href;

  class OwnSocket extends WebSocket {
    constructor(address: string | URL) {
      super(address, { origin });
      closing.push(() => this.terminate());
      // a refused socket is told to whoever listens, as in a browser
      this.on('error', () => {});
      options.onSocket({
        url: () => String(address),
        once: (_event, heard) => this.once('message', heard),
      });
    }
  }

  class OwnChannel extends BroadcastChannel {
    constructor(name: string) {
      super(`${profile.id} ${name}`);
      closing.push(() => this.close());
    }
  }

  class OwnMessages extends MessageChannel {
    constructor() {
      super();
      closing.push(() => this.port1.close());
    }
  }

  class OwnUrl extends window.URL {
    static override createObjectURL(blob: unknown): string {
      return profile.files.put(origin, blob as Blob);
    }
    // what was saved is looked at by the test afterwards
    static override revokeObjectURL() {}
  }

  let isOpen = true;
  closing.push(() => {
    isOpen = false;
  });
  /** A document that is gone does nothing more: its nodes are taken apart. */
  const ifOpen = (work: () => void) => () => {
    if (isOpen) work();
  };
  profile.localStorage ??= new SharedStorage(window.localStorage as unknown as Storage);
  const localStorage = profile.localStorage;
  const hear = (change: Change) =>
    void setImmediate(
      ifOpen(() => window.dispatchEvent(new window.StorageEvent('storage', { ...change, url }))),
    );
  closing.push(() => localStorage.close(hear));

  /** Nor is it answered. */
  const whileOpen = <T>(work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      work.then(
        value => isOpen && resolve(value),
        error => isOpen && reject(error),
      );
    });

  return {
    fetch: (address: string, init?: object) => whileOpen(network.fetch(absolute(address), init)),
    setImmediate: (work: () => void) => setImmediate(ifOpen(work)),
    queueMicrotask: (work: () => void) => queueMicrotask(ifOpen(work)),
    WebSocket: OwnSocket,
    BroadcastChannel: OwnChannel,
    MessageChannel: OwnMessages,
    ...clock.partsOf(window, sinceNow()),
    URL: OwnUrl,
    Worker: undefined,
    history: history.facade(absolute, address => window.happyDOM.setURL(address)),
    location: locationOf(window, (to, isInPlace) => ifOpen(() => options.navigate(to, isInPlace))()),
    localStorage: localStorage.open(hear),
    sessionStorage: options.sessionStorage ?? window.sessionStorage,
    console: { ...console, log() {}, info() {}, debug() {}, warn() {}, error: options.onError },
    open: (address: string, target = '_blank') => options.open(absolute(address), target, clickedDownload()),
  };
}
