/** The built console in a real browser, on a server and a database of its own. */
import fs from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { aDataDirectory, aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { type ForeignUpstream, foreignUpstream } from '../foreign-upstream/server.ts';

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

export const DEMO_PASSWORD = 'taxi-demo';

/** The one that every test uses: CHROMIUM, or the system's. */
export const openBrowser = ({ hasGraphics = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...QUIET, LIKE_A_CLERKS, ...(hasGraphics ? WITH_GRAPHICS : [])],
  });

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
  server: Server;
  aClerk(options?: AboutClerk): Promise<Clerk>;
}

const UPSTREAMS: [name: string, environment: Record<string, string>][] = [
  ['the reference upstream', {}],
  ['a plain upstream', { UPSTREAM_PLAIN: '1' }],
];

/** The same journey twice: what the reference upstream adds must never be what a clerk depends on. */
export function onBothUpstreams(journey: (site: () => Site) => void) {
  describe.each(UPSTREAMS)('on %s', (_name, environment) => journey(aSite(environment)));
}

/** A third time through the relay, on an old system that shares no line with this project. */
export function onEveryUpstream(journey: (site: () => Site, isForeign: boolean) => void) {
  onBothUpstreams(site => journey(site, false));
  describe('on an old upstream', () => journey(aForeignSite().site, true));
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

interface SiteOptions {
  hasGraphics?: boolean;
  /** A first start, on what the environment asks for; otherwise what one left that asked for nothing. */
  isFirstStart?: boolean;
}

/** Opens a console of its own for the tests of the present block. */
export function aSite(
  environment: Environment | (() => Environment) = {},
  { isFirstStart = false, ...graphics }: SiteOptions = {},
): () => Site {
  let dataDir = '';
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    dataDir = isFirstStart ? aDataDirectory() : aSeededDirectory();
    const server = await serve(dataDir, typeof environment === 'function' ? environment() : environment);
    const opened = await openBrowser(graphics);
    browser = opened;
    site = { server, aClerk: options => aClerk(opened, server.url, options) };
  });
  afterAll(async () => {
    await browser?.close();
    await site?.server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!site) throw new Error('the console is not open yet');
    return site;
  };
}

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(page: Page, account: string, password = DEMO_PASSWORD, target = '/') {
  await page.goto(target);
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}
