/** The built console in a real browser, on a server that many files share or on one of its own. */
import fs from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { asReached } from '../builders/late-network.ts';
import { aDataDirectory, aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { countStarted } from '../builders/started.ts';
import { describeInFull, IS_FULL } from '../builders/tier.ts';
import { type ForeignUpstream, foreignUpstream } from '../foreign-upstream/server.ts';
import { askDesk, hasDesk } from './desk.ts';
import { isShared } from './planned.ts';

/** Keeps Chromium from talking to anybody but the server under test. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a window, Chromium would let every page sound before anybody has clicked in it. */
const LIKE_A_CLERKS = '--autoplay-policy=document-user-activation-required';

/** A machine without a graphics card draws maps by itself, and then every page: only where there are maps to see. */
const WITH_GRAPHICS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** What is no map is drawn as anywhere else, which costs half as much, but has the page itself fetch what maps draw. */
const MAPS_ALONE = '--disable-gpu-compositing';

interface BrowserOptions {
  hasGraphics?: boolean;
  /** As at a clerk's desk, where it is measured what a map costs the page. */
  isMeasured?: boolean;
}

export const DEMO_PASSWORD = 'taxi-demo';

/** The one that every test uses: CHROMIUM, or the system's. */
export const openBrowser = ({ hasGraphics, isMeasured }: BrowserOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...QUIET,
      LIKE_A_CLERKS,
      ...(hasGraphics ? WITH_GRAPHICS : []),
      ...(hasGraphics && !isMeasured ? [MAPS_ALONE] : []),
    ],
  });

/** By what they were asked for. */
const opened = new Map<string, Promise<Browser>>();

/** One for all files of a worker; at its end playwright hears the signal and closes it. */
export async function browserOf({
  hasGraphics = false,
  isMeasured = false,
}: BrowserOptions = {}): Promise<Browser> {
  const asked = { hasGraphics, isMeasured };
  const kind = JSON.stringify(asked);
  const present = opened.get(kind);
  if (present) return present;
  await askDesk({ opened: 'browsers' });
  const launched = openBrowser(asked);
  opened.set(kind, launched);
  return launched;
}

export interface Clerk {
  page: Page;
  context: BrowserContext;
  /** Errors of the page and refusals of its content security policy: a journey ends with none. */
  complaints: string[];
}

interface AboutClerk extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** The journey cuts his sockets or ends his session: what the browser says of that by itself is no complaint. */
  losesSockets?: boolean;
}

/** A person with a browser profile of his own. */
async function aClerk(
  browser: Browser,
  url: string,
  { losesSockets = false, ...options }: AboutClerk = {},
): Promise<Clerk> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    ...options,
  });
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('domcontentloaded', () => countStarted('pages'));
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    const said = message.text();
    // what the browser says of the network by itself is no error of the page
    const isExpected =
      said.startsWith('Failed to load resource') ||
      (losesSockets && said.startsWith('WebSocket connection to'));
    if (message.type() === 'error' && !isExpected) complaints.push(said);
  });
  page.on('request', request => {
    const isLocal = request.url().startsWith(url) || /^(?:data|blob):/.test(request.url());
    if (!isLocal) complaints.push(`asked for ${request.url()}`);
  });
  return { page, context, complaints };
}

/** A running console and the people in front of it. */
export interface Site {
  server: Pick<Server, 'url'>;
  aClerk(options?: AboutClerk): Promise<Clerk>;
}

/** Nobody else is on its server. */
export interface OwnSite extends Site {
  server: Server;
}

const UPSTREAMS: [name: string, environment: Record<string, string>][] = [
  ['the reference upstream', {}],
  ['a plain upstream', { UPSTREAM_PLAIN: '1' }],
];

type MatrixOptions = Pick<SiteOptions, 'isOwn'>;

/**
 * The same journey twice: what the reference upstream adds must never be what a clerk depends on. The plain upstream
 * is left to the full tier, since the calls of each are compared below the browser.
 */
export function onBothUpstreams(
  journey: (site: () => Site, isReference: boolean) => void,
  { isOwn = false }: MatrixOptions = {},
) {
  const upstreams = IS_FULL ? UPSTREAMS : UPSTREAMS.slice(0, 1);
  describe.each(upstreams)('on %s', (_name, environment) =>
    journey(aSite(environment, { isOwn }), environment === UPSTREAMS[0]?.[1]),
  );
}

/** A third time through the relay, on an old system that shares no line with this project. */
export function onEveryUpstream(
  journey: (site: () => Site, isForeign: boolean) => void,
  options: MatrixOptions = {},
) {
  onBothUpstreams(site => journey(site, false), options);
  describeInFull('on an old upstream', () => journey(aForeignSite().site, true));
}

/** A console before an operator's old system, and that system. */
export function aForeignSite(): { site: () => Site; upstream: () => ForeignUpstream } {
  let upstream: ForeignUpstream | undefined;
  const found = () => {
    if (!upstream) throw new Error('the old upstream is not open yet');
    return upstream;
  };
  beforeAll(async () => {
    upstream = await foreignUpstream();
  });
  afterAll(() => upstream?.close());
  return { site: aSite(() => ({ UPSTREAM_URL: found().url })), upstream: found };
}

type Environment = Record<string, string>;

interface SiteOptions extends BrowserOptions {
  /** A first start, on what the environment asks for; otherwise what one left that asked for nothing. */
  isFirstStart?: boolean;
  /** For who stops clocks, kills, or changes what others on the same server would see. */
  isOwn?: boolean;
}

/**
 * A console for the tests of the present block. Its server is shared with all who ask for the same environment, if
 * that is planned: whoever writes there leaves what others look at as it was.
 */
export function aSite(
  environment: Environment | (() => Environment),
  options: SiteOptions & ({ isOwn: true } | { isFirstStart: true }),
): () => OwnSite;
export function aSite(environment?: Environment | (() => Environment), options?: SiteOptions): () => Site;
export function aSite(
  environment: Environment | (() => Environment) = {},
  { isFirstStart = false, isOwn = false, hasGraphics = false, isMeasured = false }: SiteOptions = {},
): () => Site {
  const isForAll =
    !isOwn && !isFirstStart && typeof environment === 'object' && isShared(environment) && hasDesk();
  let site: Site | undefined;
  let end = async () => {};
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    const given = typeof environment === 'function' ? environment() : environment;
    if (!isForAll) await askDesk({ opened: 'servers of their own' });
    const server = await asReached(
      isForAll
        ? { url: await askDesk({ environment: given }), stop: async () => {} }
        : await serveOwn(given, isFirstStart),
    );
    end = server.stop;
    const browser = await browserOf({ hasGraphics, isMeasured });
    site = {
      server,
      aClerk: async options => {
        // each frame of a map is drawn by the processor: vehicles drive where a journey asks for it, or it is measured
        const still: AboutClerk = hasGraphics && !isMeasured ? { reducedMotion: 'reduce' } : {};
        const clerk = await aClerk(browser, server.url, { ...still, ...options });
        // who comes for one test goes with it: a map that nobody looks at would still be drawn
        if (getCurrentTest()) onTestFinished(() => clerk.context.close());
        else contexts.push(clerk.context);
        return clerk;
      },
    };
  });
  afterAll(async () => {
    await Promise.all(contexts.map(context => context.close()));
    await end();
  });
  return () => {
    if (!site) throw new Error('the console is not open yet');
    return site;
  };
}

async function serveOwn(environment: Environment, isFirstStart: boolean): Promise<Server> {
  const dataDir = isFirstStart ? aDataDirectory() : aSeededDirectory();
  const server = await serve(dataDir, environment);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(page: Page, account: string, password = DEMO_PASSWORD, target = '/') {
  await page.goto(target);
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}
