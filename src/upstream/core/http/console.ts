/** The built console: everything static and compressed beforehand, `index.html` rendered for each answer. */
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Build } from '../../../contract/build.ts';
import type { CoordType } from '../../../contract/grammar/wire.ts';
import type { MapSettings } from '../../../contract/map-settings.ts';
import type { Chance } from '../context.ts';
import { Failure } from '../failure.ts';
import { sendFailure } from './answer.ts';
import { type Outsiders, pagePolicy } from './page-policy.ts';
import { plainPath } from './plain-path.ts';

export interface DemoSettings {
  isDemo: boolean;
  demoPassword: string | null;
  demoAccounts: readonly string[];
  /** They were offered until a request came from elsewhere. */
  isDemoWithdrawn?: boolean;
}

export const NO_DEMO: DemoSettings = { isDemo: false, demoAccounts: [], demoPassword: null };

/** What `index.html` tells its script, read before anybody has signed in. */
export interface ConsoleSettings extends DemoSettings {
  title: string;
  version: string;
  build: Build;
  /** Set where people may sign in through an issuer; the name is the button's. */
  singleSignOn?: { name: string } | null;
  /** Set in front of an operator's own upstream: of its positions that do not say in which system they are. */
  mapCoordType?: CoordType;
  map?: MapSettings;
}

const NONCE_MARK = '__CSP_NONCE__';
const SETTINGS_MARK = /(<script type="application\/json" id="cabdesk-settings"[^>]*>)[^<]*(<\/script>)/;

/** What a browser offers a page, and ours asks for nowhere. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...UNUSED_FEATURES.map(name => `${name}=()`), 'fullscreen=(self)'].join(', '),
};

/** Of an answer that is data: opened as a page by itself, it may do nothing at all. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries, unless its own headers say otherwise. */
export function protect(reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
  if (isData) reply.header('content-security-policy', POLICY_OF_DATA);
}

export interface PagesOptions extends Outsiders {
  /** The folder of the built console; without it every path that has no route is answered NOT_FOUND. */
  consoleFolder: string | undefined;
  settings(): ConsoleSettings;
  chance: Chance;
  /** Empty, or `/desk`. */
  basePath?: string;
  isPlain?: boolean;
}

/** Serves the console; every path that is neither a file nor the API's gets `index.html`. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { consoleFolder, isPlain = false } = options;
  const sendPage = consoleFolder ? serveFolder(app, consoleFolder, options) : undefined;
  app.setNotFoundHandler((request, reply) => {
    const isForPeople =
      request.method === 'GET' && takesPages(request) && isPage(request.url.split('?', 1)[0] ?? '');
    return sendPage && isForPeople ? sendPage(reply) : sendFailure(reply, new Failure('NOT_FOUND'), isPlain);
  });
}

/** A program does not ask for pages, and must not take one for an answer. */
const takesPages = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html');

/** What a person may have in the address bar: no file, nothing of the API's, nothing that programs ask for, no trick. */
function isPage(raw: string): boolean {
  const at = plainPath(raw);
  return at !== null && !/^\/(?:api|metrics)(?:\/|$)/i.test(at) && !/\.\w+$/.test(at);
}

const AS_BUILT = { index: false, preCompressed: true, cacheControl: false } as const;

function serveFolder(
  app: FastifyInstance,
  folder: string,
  { settings, chance, basePath = '', ...outsiders }: PagesOptions,
) {
  const told = () => ({ ...settings(), ...(outsiders.map && { map: outsiders.map }) });
  const page = renderer(path.join(folder, 'index.html'), told, basePath);
  const policy = pagePolicy(outsiders);
  const sendPage = (reply: FastifyReply) => {
    const nonce = chance.bytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  };

  app.register(async files => {
    files.addHook('onSend', async (request, reply) => {
      // where no file has that name, it is the page, which is never kept
      const isRendered = String(reply.getHeader('content-type')).startsWith('text/html');
      if (reply.statusCode >= 400 || isRendered) return;
      // names in there carry a hash of their content
      const isHashed = request.url.startsWith('/assets/');
      reply.headers({
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      });
    });
    // found when they are asked for, instead of by a route for each of some thousands
    const assets = path.join(folder, 'assets');
    await files.register(fastifyStatic, { ...AS_BUILT, root: assets, prefix: '/assets/' });
    await files.register(fastifyStatic, {
      ...AS_BUILT,
      root: folder,
      wildcard: false,
      // the page is only ever sent rendered
      globIgnore: ['index.html', 'assets/**'],
      decorateReply: false,
    });
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  return sendPage;
}

function renderer(file: string, settings: () => ConsoleSettings, basePath: string) {
  const html = placed(fs.readFileSync(file, 'utf8'), basePath);
  return (nonce: string) => {
    const told = settings();
    // `<` could end the element that carries the settings
    const json = JSON.stringify(told).replaceAll('<', '\\u003c');
    return html
      .replaceAll(NONCE_MARK, nonce)
      .replace(SETTINGS_MARK, (_whole, open: string, close: string) => `${open}${json}${close}`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(told.title)}</title>`);
  };
}

/** The build names files relative to the page; pages lie at every depth, so the server says from where. */
const placed = (html: string, basePath: string) =>
  html
    .replace(/ data-base="[^"]*"/, () => ` data-base="${basePath}"`)
    .replaceAll(/ (href|src)="\.\//g, (_whole, name: string) => ` ${name}="${basePath}/`);

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
