/** Builds the upstream; `main.ts` opens its database and listens. Time and chance are arguments. */

import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { accessCalls } from '../contract/access.ts';
import type { AnyCall } from '../contract/call.ts';
import { dictionaryCalls } from '../contract/dictionary.ts';
import { logCalls } from '../contract/log.ts';
import { platformCalls } from '../contract/platform.ts';
import { sessionCalls } from '../contract/session.ts';
import { accessHandlers } from './access/handlers.ts';
import { isOurFault, sendFailure, toFailure } from './core/answer.ts';
import { type ConsoleSettings, protect, serveConsole } from './core/console.ts';
import type { Services } from './core/context.ts';
import type { Store } from './core/database/store.ts';
import { Failure } from './core/failure.ts';
import { identify } from './core/identify.ts';
import { loggedError } from './core/logged-error.ts';
import { type MountOptions, mount } from './core/mount.ts';
import { openApiOf } from './core/openapi.ts';
import type { PasswordCost } from './core/password.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';

/** Every call of the contract, as its rooms declare them. */
export const ALL_CALLS: readonly AnyCall[] = [
  sessionCalls,
  accessCalls,
  logCalls,
  dictionaryCalls,
  platformCalls,
].flatMap(calls => Object.values<AnyCall>(calls));

export interface AppOptions extends Services {
  store: Store;
  version: string;
  title: string;
  passwordCost: PasswordCost;
  /** The folder of the built console; without it only the API is served. */
  consoleFolder?: string;
  demo?: Pick<ConsoleSettings, 'demoAccounts' | 'demoPassword'>;
  logLevel?: string;
  trustsProxy?: boolean;
  /** Set in tests: see `MountOptions`. */
  checksAnswers?: boolean;
}

const LARGEST_BODY_BYTES = 1_048_576;
/** Until a request has arrived whole: who sends it drop by drop does not hold its connection for ever. */
const LONGEST_REQUEST_MS = 120_000;

export function buildApp(options: AppOptions): FastifyInstance {
  const { store, clock, chance, isPlain, ports } = options;
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error, String(request.id));
    if (isOurFault(failure)) request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, failure, isPlain);
  };
  const app = Fastify({
    logger: { level: options.logLevel ?? 'silent', serializers: { err: loggedError } },
    // addresses carry tokens and passwords in places: the operate log keeps the path, redacted
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    trustProxy: options.trustsProxy ? isNextHop : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // raised before there is a route, so before any hook
    frameworkErrors: (error, request, reply) => {
      protect(reply.type('application/json; charset=utf-8'));
      return refuse(error, request, reply);
    },
    requestTimeout: LONGEST_REQUEST_MS,
  });

  app.addHook('onSend', async (_request, reply) => protect(reply));

  app.setErrorHandler(refuse);

  const mounting: MountOptions = {
    clock,
    chance,
    isPlain,
    ports,
    db: store.db,
    identify: (token, isBackground) => identify(store.db, token, { clock, isBackground, isPlain }),
    checksAnswers: options.checksAnswers ?? false,
  };
  const { passwordCost } = options;
  mount(app, sessionCalls, sessionHandlers({ passwordCost }), mounting);
  mount(app, accessCalls, accessHandlers({ passwordCost }), mounting);
  mount(app, logCalls, logHandlers, mounting);
  mount(app, dictionaryCalls, dictionaryHandlers, mounting);
  const document = openApiOf(ALL_CALLS, options);
  mount(
    app,
    platformCalls,
    { ...platformHandlers({ version: options.version }), openApi: async () => document },
    mounting,
  );

  const page = options.consoleFolder
    ? serveConsole(app, options.consoleFolder, () => settingsOf(options), chance)
    : undefined;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    return page && isPage ? page.sendPage(reply) : sendFailure(reply, new Failure('NOT_FOUND'), isPlain);
  });
  return app;
}

/** The proxy in front is believed, and nobody before it: what a client writes into the header is no address. */
const isNextHop = (_address: string, hop: number) => hop === 0;

const settingsOf = ({ title, version, demo }: AppOptions): ConsoleSettings => ({
  title,
  version,
  isDemo: demo !== undefined,
  demoAccounts: demo?.demoAccounts ?? [],
  demoPassword: demo?.demoPassword ?? null,
});
