/** A running console in this process, its real upstream and database included, and the people in front of it. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../src/simulator/demonstration/demo-accounts.ts';
import { realChance } from '../../src/upstream/core/chance.ts';
import { buildRelay } from '../../src/upstream/relay/relay.ts';
import { upstreamsAt } from '../builders/bare-upstream.ts';
import { describeInFull, IS_FULL } from '../builders/tier.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';
import { type ForeignUpstream, foreignUpstream } from '../foreign-upstream/server.ts';
import type { FirstScript } from './document.ts';
import { Page, type PageOptions } from './page.ts';
import { type Cookie, Profile } from './profile.ts';
import { aSeededStore, seededFiles } from './seeded.ts';

export { DEMO_PASSWORD };

export interface AboutClerk {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  locale?: string;
}

/** What the windows of a person share. */
export interface Context {
  newPage(): Promise<Page>;
  pages(): Page[];
  cookies(): Promise<Cookie[]>;
  addCookies(cookies: readonly Cookie[]): Promise<void>;
  clearCookies(): Promise<void>;
  /** In every document of every window, before its own scripts. */
  addInitScript<A>(work: (given: A) => void, given?: A): Promise<void>;
  close(): Promise<void>;
}

export interface Clerk {
  page: Page;
  context: Context;
  /** Errors of the page: a test ends with none. */
  complaints: string[];
}

export interface Site {
  server: { url: string };
  /** The reference upstream behind it; there is none in front of another system. */
  upstream: Upstream;
  aClerk(about?: AboutClerk): Promise<Clerk>;
}

interface SiteOptions extends Omit<NonNullable<Parameters<typeof anUpstream>[0]>, 'store'> {
  /** Where others outside expect it; otherwise any that is free. */
  port?: number;
}

/** Opens a console of its own, on a database as after a first start, for the tests of the present block. */
export function aSite({ port = 0, ...options }: SiteOptions = {}): () => Site {
  return opened(async () => {
    const upstream = await anUpstream({
      now: () => Date.now(),
      objects: seededFiles(),
      worksAtOnce: true,
      checksAnswers: false,
      consoleFolder: CONSOLE,
      demo: { say: () => {} },
      ...options,
      store: await aSeededStore(),
    });
    const url = await upstream.app.listen({ ...LOOPBACK, port });
    return { url, upstream, close: upstream.close };
  });
}

const CONSOLE = path.resolve('dist/console');
const LOOPBACK = { host: '127.0.0.1', port: 0 };

const UPSTREAMS: [name: string, options: SiteOptions][] = [
  ['the reference upstream', {}],
  ['a plain upstream', { isPlain: true }],
];

/**
 * The same acts twice: what the reference upstream adds must never be what a clerk depends on. The plain upstream is
 * left to the full tier.
 */
export function onBothUpstreams(acts: (site: () => Site, isPlain: boolean) => void) {
  const upstreams = IS_FULL ? UPSTREAMS : UPSTREAMS.slice(0, 1);
  describe.each(upstreams)('on %s', (_name, options) => acts(aSite(options), options.isPlain ?? false));
}

/** A third time through the relay, on an old system that shares no line with this project. */
export function onEveryUpstream(acts: (site: () => Site, isForeign: boolean) => void) {
  onBothUpstreams(site => acts(site, false));
  describeInFull('on an old upstream', () => acts(aForeignSite().site, true));
}

/** A console before an operator's system, by default the old one, and that system. */
export function aForeignSite(options?: Parameters<typeof foreignUpstream>[0]): {
  site: () => Site;
  upstream: () => ForeignUpstream;
} {
  let foreign: ForeignUpstream | undefined;
  const site = opened(async () => {
    foreign = await foreignUpstream(options);
    const relay = buildRelay({
      upstreams: upstreamsAt(foreign.url),
      title: 'Cabdesk',
      version: 'test',
      build: null,
      chance: realChance,
      consoleFolder: CONSOLE,
    });
    const url = await relay.listen(LOOPBACK);
    const { close } = foreign;
    return {
      url,
      upstream: undefined,
      close: async () => void (await Promise.all([relay.close(), close()])),
    };
  });
  return {
    site,
    upstream: () => {
      if (!foreign) throw new Error('the old upstream is not open yet');
      return foreign;
    },
  };
}

interface Served {
  url: string;
  upstream: Upstream | undefined;
  close(): Promise<void>;
}

function opened(serve: () => Promise<Served>): () => Site {
  let served: Served | undefined;
  const contexts: Context[] = [];
  const refusedNames: string[] = [];
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await served?.close();
    // a console asks for nothing that its contract does not declare
    expect(refusedNames).toEqual([]);
  });
  return () => {
    if (!served) throw new Error('the console is not open yet');
    const { url, upstream } = served;
    return {
      server: { url },
      get upstream() {
        if (!upstream) throw new Error('there is no upstream of ours behind it');
        return upstream;
      },
      aClerk: about => openClerk(url, about ?? {}, { contexts, refusedNames }),
    };
  };
}

/** A person with a browser profile of his own. */
async function openClerk(
  origin: string,
  about: AboutClerk,
  { contexts, refusedNames }: { contexts: Context[]; refusedNames: string[] },
): Promise<Clerk> {
  const complaints: string[] = [];
  const profile = new Profile();
  const firstScripts: FirstScript[] = [];
  const pages: Page[] = [];
  const options: PageOptions = {
    origin,
    profile,
    firstScripts,
    languages: [about.locale ?? 'zh-CN'],
    viewport: about.viewport ?? { width: 1366, height: 768 },
    colorScheme: about.colorScheme ?? 'light',
    hasReducedMotion: about.reducedMotion === 'reduce',
    onError: error => complaints.push(error instanceof Error ? String(error.stack) : String(error)),
  };
  const context: Context = {
    async newPage() {
      const page = new Page(options);
      page.on('response', async response => {
        if (response.status() !== 400) return;
        const answer = await response.text();
        if (answer.includes('"unrecognized_keys"')) refusedNames.push(`${response.url()} ${answer}`);
      });
      pages.push(page);
      return page;
    },
    pages: () => pages,
    cookies: async () => profile.cookies.all(),
    addCookies: async cookies => profile.cookies.add(cookies),
    clearCookies: async () => profile.cookies.clear(),
    addInitScript: async (work, given) => void firstScripts.push({ source: String(work), given }),
    async close() {
      for (const page of pages.splice(0)) await page.close();
    },
  };
  contexts.push(context);
  return { page: await context.newPage(), context, complaints };
}

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(page: Page, account: string, password = DEMO_PASSWORD, target = '/') {
  await page.goto(target);
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}
