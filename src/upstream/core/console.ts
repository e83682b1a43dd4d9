/** The built console: everything static and compressed beforehand, `index.html` rendered for each answer. */

import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Chance } from './context.ts';

/** What `index.html` tells its script, read before anybody has signed in. */
export interface ConsoleSettings {
  title: string;
  version: string;
  isDemo: boolean;
  demoPassword: string | null;
  demoAccounts: readonly string[];
}

const NONCE_MARK = '__CSP_NONCE__';
const SETTINGS_MARK = /(<script type="application\/json" id="cabdesk-settings"[^>]*>)[^<]*(<\/script>)/;

/** Scripts and styles of this origin only, or with the answer's nonce: emotion writes its styles at run time. */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
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

/** Serves `folder`; every path that is neither a file nor the API's gets `index.html`. */
export function serveConsole(
  app: FastifyInstance,
  folder: string,
  settings: () => ConsoleSettings,
  chance: Chance,
) {
  const page = renderer(path.join(folder, 'index.html'), settings);
  const sendPage = (reply: FastifyReply) => {
    const nonce = chance.bytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  };

  app.register(async files => {
    files.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) return;
      // names in there carry a hash of their content
      const isHashed = request.url.startsWith('/assets/');
      reply.headers({
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      });
    });
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      // only ever sent rendered
      globIgnore: ['index.html'],
      preCompressed: true,
      cacheControl: false,
    });
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  return { sendPage };
}

function renderer(file: string, settings: () => ConsoleSettings) {
  const html = fs.readFileSync(file, 'utf8');
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

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
