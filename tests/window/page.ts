/** A window of the console in this process: Playwright's `Page`, as far as it needs no pixels. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { countStarted } from '../builders/started.ts';
import { Clock } from './clock.ts';
import { type Dialog, mayLeave } from './dialog.ts';
import { type FirstScript, type OpenDocument, openDocument, type Socket } from './document.ts';
import { Finder } from './finder.ts';
import { Locator, Searchable } from './locator.ts';
import { type Address, fits, Network, type WindowRequest, type WindowResponse } from './network.ts';
import { Pointer } from './pointer.ts';
import type { Profile } from './profile.ts';
import { SessionHistory } from './session-history.ts';
import { TIMEOUT_MS, until } from './until.ts';

export interface PageOptions {
  /** Of the server, without a path. */
  origin: string;
  profile: Profile;
  languages: readonly string[];
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  hasReducedMotion: boolean;
  firstScripts: FirstScript[];
  /** Before each answer. */
  delay?: () => Promise<void>;
  onError(error: unknown): void;
}

export interface Download {
  suggestedFilename(): string;
  url(): string;
  /** Of a copy that the test may read. */
  path(): Promise<string>;
}

interface Events {
  request: WindowRequest;
  response: WindowResponse;
  requestfailed: WindowRequest;
  dialog: Dialog;
  download: Download;
  popup: Page;
  websocket: Socket;
}

type Listener<K extends keyof Events> = (event: Events[K]) => void;

const NOTHING_YET = 'the page shows nothing yet';

export class Page extends Searchable {
  readonly network: Network;
  readonly clock = new Clock(() => this.settle(() => {}));
  readonly keyboard = {
    press: (keys: string) => this.pointer.press(keys),
    type: (text: string) => this.pointer.type(text),
    insertText: (text: string) => this.pointer.insert(text),
  };
  private readonly history: SessionHistory;
  private readonly heard = {
    dialog: new Set<Listener<'dialog'>>(),
    download: new Set<Listener<'download'>>(),
    popup: new Set<Listener<'popup'>>(),
    websocket: new Set<Listener<'websocket'>>(),
  };
  private readonly changes = new Set<() => void>();
  private readonly firstScripts: FirstScript[] = [];
  private readonly options: PageOptions;
  private opened: OpenDocument | undefined;
  private loading: Promise<void> = Promise.resolve();
  /** Of the document that was asked for last. */
  private leaving: AbortController | undefined;
  private isClosed = false;
  private sessionStorage: Storage | undefined;
  private hands: Pointer | undefined;
  private finder: Finder | undefined;

  constructor(options: PageOptions) {
    super();
    this.options = { ...options };
    this.network = new Network(options.origin, options.profile.files, options.delay);
    this.history = new SessionHistory({
      move: url => this.opened?.move(url),
      tell: state => {
        const { PopStateEvent } = this.shown.window;
        this.shown.window.dispatchEvent(new PopStateEvent('popstate', { state: state as object | null }));
      },
      load: url => void this.begin(url, true),
    });
  }

  find(selector: string): readonly Element[] {
    if (!this.finder) throw new Error(NOTHING_YET);
    return this.finder.find(selector);
  }

  get pointer(): Pointer {
    if (!this.hands) throw new Error(NOTHING_YET);
    return this.hands;
  }

  async goto(address: string): Promise<void> {
    await this.begin(new URL(address, this.options.origin).href, false);
  }

  async reload(): Promise<void> {
    await this.begin(this.url(), true);
  }

  async goBack(): Promise<void> {
    await this.settle(() => this.history.go(-1));
    await this.loading;
  }

  async goForward(): Promise<void> {
    await this.settle(() => this.history.go(1));
    await this.loading;
  }

  url(): string {
    return this.opened?.window.location.href ?? 'about:blank';
  }

  async title(): Promise<string> {
    return this.shown.document.title;
  }

  async content(): Promise<string> {
    return this.shown.document.documentElement.outerHTML;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.leaving?.abort();
    await this.loading;
    await this.opened?.close();
    this.opened = undefined;
    await this.network.close();
  }

  async evaluate<T, A>(work: string | ((given: A) => T), given?: A): Promise<Awaited<T>> {
    const source = typeof work === 'string' ? `() => (${work})` : String(work);
    return this.run<T>(source, given);
  }

  /** In every document from the next one on, before its own scripts. */
  async addInitScript<A>(work: (given: A) => void, given?: A): Promise<void> {
    this.firstScripts.push({ source: String(work), given });
  }

  async route(...given: Parameters<Network['route']>): Promise<void> {
    this.network.route(...given);
  }

  async unroute(...given: Parameters<Network['unroute']>): Promise<void> {
    this.network.unroute(...given);
  }

  on<K extends keyof Events>(event: K, listener: Listener<K>): void {
    this.listeners(event)?.add(listener);
    if (isOfNetwork(event)) this.network.on(event, listener as never);
  }

  off<K extends keyof Events>(event: K, listener: Listener<K>): void {
    this.listeners(event)?.delete(listener);
    if (isOfNetwork(event)) this.network.off(event, listener as never);
  }

  waitForEvent<K extends keyof Events>(event: K, { timeout = TIMEOUT_MS } = {}): Promise<Events[K]> {
    return this.next(event, () => true, timeout);
  }

  waitForRequest(
    address: string | RegExp | ((request: WindowRequest) => boolean),
    { timeout = TIMEOUT_MS } = {},
  ) {
    return this.next('request', request => meant(address, request), timeout);
  }

  waitForResponse(
    address: string | RegExp | ((response: WindowResponse) => boolean),
    { timeout = TIMEOUT_MS } = {},
  ) {
    return this.next('response', response => meant(address, response), timeout);
  }

  async waitForURL(address: Address, { timeout = TIMEOUT_MS } = {}): Promise<void> {
    const isThere = () => (this.opened && fits(address, new URL(this.url()))) || undefined;
    await until(this, isThere, () => `the address ${address}, at ${this.url()}`, timeout);
  }

  /** Until the function, asked in the document, answers what counts as true. */
  async waitForFunction<T, A>(
    work: (given: A) => T,
    given?: A,
    { timeout = TIMEOUT_MS } = {},
  ): Promise<void> {
    const isSo = () => (this.opened?.run<T>(String(work), given) ? true : undefined);
    await until(this, isSo, () => String(work), timeout);
  }

  /** Nothing is being asked for, and nothing follows from what was answered. */
  async waitForLoadState(_state: 'networkidle' = 'networkidle'): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.network.isIdle ? quiet + 1 : 0) {
      await this.settle(() => {});
      await Promise.race([this.changed(), new Promise(resolve => setTimeout(resolve, 20))]);
    }
  }

  async setViewportSize(viewport: { width: number; height: number }): Promise<void> {
    this.options.viewport = viewport;
    await this.settle(() => this.opened?.window.happyDOM.setViewport(viewport));
  }

  /** What it shows, shortened. */
  text(): string {
    return (this.opened?.document.body.textContent ?? 'nothing').replaceAll(/\s+/g, ' ').slice(0, 600);
  }

  /** Resolves at the next change in the document. */
  changed(): Promise<void> {
    return new Promise(resolve => this.changes.add(resolve));
  }

  /** Does it, and lets the document follow. */
  async settle(work: () => unknown): Promise<void> {
    await work();
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve));
    this.finder?.forget();
  }

  async run<T>(source: string, given?: unknown): Promise<Awaited<T>> {
    await this.loading;
    return await this.shown.run<T>(source, given);
  }

  protected override within(selector: string): Locator {
    return new Locator(this, selector);
  }

  private get shown(): OpenDocument {
    if (!this.opened) throw new Error(NOTHING_YET);
    return this.opened;
  }

  /** Goes elsewhere; an earlier way that has not got an answer yet is given up, as in a browser. */
  private begin(url: string, isInPlace: boolean): Promise<void> {
    countStarted('pages');
    this.leaving?.abort();
    const leaving = new AbortController();
    this.leaving = leaving;
    const begun = this.loading.then(() => this.load(url, isInPlace, leaving.signal));
    this.loading = begun.catch(error => this.options.onError(error));
    return begun;
  }

  private async load(url: string, isInPlace: boolean, signal: AbortSignal): Promise<void> {
    if (this.isClosed || signal.aborted) return;
    if (this.opened && !(await mayLeave(this.opened.window, this.heard.dialog))) return;
    const headers = { accept: 'text/html' };
    const answer = await this.network.fetch(url, { signal, headers }).catch(error => {
      if (!signal.aborted) throw error;
    });
    if (!answer || signal.aborted) return;
    await this.opened?.close();
    this.history.open(url, isInPlace);
    const { options } = this;
    this.opened = openDocument({
      ...options,
      url,
      html: await answer.text(),
      network: this.network,
      clock: this.clock,
      history: this.history,
      sessionStorage: this.sessionStorage,
      firstScripts: [...options.firstScripts, ...this.firstScripts],
      onSocket: socket => {
        for (const listener of this.heard.websocket) listener(socket);
      },
      navigate: (to, inPlace) => void this.begin(to, inPlace),
      open: (to, target, download) => void this.follow(to, target, download),
    });
    const { window } = this.opened;
    this.sessionStorage = window.sessionStorage as unknown as Storage;
    this.hands = new Pointer(window, work => this.settle(work));
    this.finder = new Finder(window, () => this.tellOfChange());
    this.tellOfChange();
  }

  private tellOfChange(): void {
    const waiting = [...this.changes];
    this.changes.clear();
    for (const tell of waiting) tell();
  }

  private async follow(url: string, target: string, download: string | undefined): Promise<void> {
    if (download !== undefined || url.startsWith('blob:')) return this.save(url, download ?? 'download');
    if (target === '_self') return this.begin(url, false);
    const page = new Page(this.options);
    await page.goto(url);
    for (const listener of this.heard.popup) listener(page);
  }

  private async save(url: string, name: string): Promise<void> {
    const bytes = Buffer.from(await (await this.network.fetch(url)).arrayBuffer());
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cabdesk-window-'));
    const file = path.join(folder, 'download');
    await fs.writeFile(file, bytes);
    const download = { suggestedFilename: () => name, url: () => url, path: async () => file };
    for (const listener of this.heard.download) listener(download);
  }

  private listeners<K extends keyof Events>(event: K): Set<Listener<K>> | undefined {
    return (this.heard as Partial<Record<keyof Events, unknown>>)[event] as Set<Listener<K>> | undefined;
  }

  private next<K extends keyof Events>(
    event: K,
    isMeant: (told: Events[K]) => boolean,
    timeout: number,
  ): Promise<Events[K]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.off(event, listener);
        reject(new Error(`waited ${timeout} ms for a ${event}`));
      }, timeout);
      const listener = (told: Events[K]) => {
        if (!isMeant(told)) return;
        clearTimeout(timer);
        this.off(event, listener);
        resolve(told);
      };
      this.on(event, listener);
    });
  }
}

const isOfNetwork = (event: string) =>
  event === 'request' || event === 'response' || event === 'requestfailed';

/** A predicate is asked with the request or answer itself, an address is compared. */
const meant = <T extends { url(): string }>(address: string | RegExp | ((told: T) => boolean), told: T) =>
  typeof address === 'function' ? address(told) : fits(address, new URL(told.url()));
