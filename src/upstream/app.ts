/** Builds the upstream; `main.ts` opens its database and listens. Time and chance are arguments. */

import type { FastifyInstance } from 'fastify';
import { accessCalls } from '../contract/access.ts';
import { releaseCalls } from '../contract/app-release.ts';
import { versionCalls } from '../contract/app-version.ts';
import type { AnyCall } from '../contract/call.ts';
import { dictionaryCalls } from '../contract/dictionary.ts';
import { dictionaryOrderCalls } from '../contract/dictionary-order.ts';
import { draftCalls } from '../contract/draft.ts';
import { jobCalls } from '../contract/job.ts';
import { lockCalls } from '../contract/lock.ts';
import { logCalls } from '../contract/log.ts';
import { onlineCalls } from '../contract/online.ts';
import { openDoorCalls } from '../contract/open-door.ts';
import { platformCalls } from '../contract/platform.ts';
import { propertyCalls } from '../contract/property.ts';
import { pushCalls } from '../contract/push.ts';
import { revealCalls } from '../contract/reveal.ts';
import { revisionCalls } from '../contract/revision.ts';
import { savedFilterCalls } from '../contract/saved-filter.ts';
import { sessionCalls } from '../contract/session.ts';
import { singleSignOnCalls } from '../contract/single-sign-on.ts';
import { storageCalls } from '../contract/storage.ts';
import { systemToolCalls } from '../contract/system-tool.ts';
import { accessHandlers } from './access/handlers.ts';
import { revealableUser } from './access/revealable.ts';
import { revisedMenu, revisedRole, revisedUser } from './access/revised.ts';
import { touchable } from './access/user-writes.ts';
import { versionHandlers } from './app-version/handlers.ts';
import { releaseHandlers } from './app-version/releases.ts';
import { revisedAppVersion } from './app-version/revised.ts';
import type { Services } from './core/context.ts';
import type { Store } from './core/database/store.ts';
import { type ConsoleSettings, servePages } from './core/http/console.ts';
import { type MountOptions, mount } from './core/http/mount.ts';
import { openApiOf } from './core/http/openapi.ts';
import { buildServer, type ServerOptions } from './core/http/server.ts';
import { identify } from './core/identity/identify.ts';
import type { PasswordCost } from './core/identity/password.ts';
import type { InnerCalls } from './core/inner-calls.ts';
import { type PushOptions, servePushes } from './core/push/route.ts';
import { checkRevised } from './core/revisions/keep.ts';
import type { Revised } from './core/revisions/revised.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { dictionaryOrderHandlers } from './dictionary/order-handlers.ts';
import { draftHandlers } from './draft/handlers.ts';
import { ENTITIES, entityRooms, revisedEntity } from './entities.ts';
import { type Jobs, jobHandlers } from './job/handlers.ts';
import { lockHandlers } from './lock/handlers.ts';
import { logHandlers } from './log/handlers.ts';
import { onlineHandlers } from './online/handlers.ts';
import { openDoorHandlers } from './open-data/handlers.ts';
import { platformHandlers } from './platform/handlers.ts';
import { platformWarnings } from './platform/warnings.ts';
import { propertyHandlers } from './property/handlers.ts';
import { revisedProperty } from './property/revised.ts';
import { pushHandlers } from './push/handlers.ts';
import { revealHandlers } from './reveal/handlers.ts';
import { revisionHandlers } from './revision/handlers.ts';
import { savedFilterHandlers } from './saved-filter/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { singleSignOnHandlers } from './single-sign-on/handlers.ts';
import type { SingleSignOnSettings } from './single-sign-on/settings.ts';
import { storageHandlers } from './storage/handlers.ts';
import { systemToolHandlers } from './system-tool/handlers.ts';

/** Every call of the contract, as its rooms declare them. */
export const ALL_CALLS: readonly AnyCall[] = [
  sessionCalls,
  singleSignOnCalls,
  accessCalls,
  logCalls,
  onlineCalls,
  revealCalls,
  revisionCalls,
  dictionaryCalls,
  dictionaryOrderCalls,
  storageCalls,
  systemToolCalls,
  pushCalls,
  lockCalls,
  savedFilterCalls,
  propertyCalls,
  draftCalls,
  versionCalls,
  releaseCalls,
  jobCalls,
  platformCalls,
  openDoorCalls,
  ...ENTITIES.map(({ entity }) => entity.calls),
].flatMap(calls => Object.values<AnyCall>(calls));

/** Kinds of records with earlier versions. */
export const REVISED: readonly Revised[] = [
  revisedUser,
  revisedRole,
  revisedMenu,
  revisedProperty,
  revisedAppVersion,
  ...ENTITIES.map(revisedEntity),
];

export interface AppOptions
  extends Services,
    Pick<ServerOptions, 'logLevel' | 'logTo' | 'trustedProxies' | 'basePath'>,
    Pick<PushOptions, 'everySecond'> {
  store: Store;
  /** Learns every call; who works at jobs asks through it. */
  inner: InnerCalls;
  jobs: Pick<Jobs, 'sheets' | 'wake'>;
  version: string;
  title: string;
  passwordCost: PasswordCost;
  /** The folder of the built console; without it only the API is served. */
  consoleFolder?: string;
  demo?: Pick<ConsoleSettings, 'demoAccounts' | 'demoPassword'>;
  /** The issuer through which people sign in besides. */
  singleSignOn?: SingleSignOnSettings;
  /** Set in tests: see `MountOptions`. */
  checksAnswers?: boolean;
}

export function buildApp(options: AppOptions): FastifyInstance {
  const { store, clock, chance, isPlain, ports, inner } = options;
  const app = buildServer(options);

  checkRevised(REVISED);
  const mounting: MountOptions = {
    clock,
    chance,
    isPlain,
    ports,
    db: store.db,
    identify: (token, isBackground) => identify(store.db, token, { clock, isBackground, isPlain }),
    checksAnswers: options.checksAnswers ?? false,
    inner,
    revised: REVISED,
  };
  const { passwordCost } = options;
  mount(app, sessionCalls, sessionHandlers({ passwordCost, title: options.title }), mounting);
  mount(app, accessCalls, accessHandlers({ passwordCost }), mounting);
  mount(app, logCalls, logHandlers, mounting);
  mount(app, dictionaryCalls, dictionaryHandlers, mounting);
  mount(app, dictionaryOrderCalls, dictionaryOrderHandlers, mounting);
  mount(app, singleSignOnCalls, singleSignOnHandlers(options.singleSignOn, clock), mounting);
  mount(app, onlineCalls, onlineHandlers({ checkTouchable: touchable }), mounting);
  mount(app, revisionCalls, revisionHandlers({ inner, kinds: REVISED }), mounting);
  mount(app, revealCalls, revealHandlers([revealableUser]), mounting);
  mount(app, storageCalls, storageHandlers, mounting);
  mount(app, systemToolCalls, systemToolHandlers, mounting);
  mount(app, pushCalls, pushHandlers, mounting);
  mount(app, lockCalls, lockHandlers, mounting);
  mount(app, savedFilterCalls, savedFilterHandlers, mounting);
  mount(app, propertyCalls, propertyHandlers, mounting);
  mount(app, draftCalls, draftHandlers, mounting);
  mount(app, versionCalls, versionHandlers, mounting);
  mount(app, releaseCalls, releaseHandlers, mounting);
  mount(app, jobCalls, jobHandlers({ ...options.jobs, inner }), mounting);
  mount(app, openDoorCalls, openDoorHandlers, mounting);
  for (const { calls, handlers } of entityRooms()) mount(app, calls, handlers, mounting);
  const document = openApiOf(ALL_CALLS, options);
  mount(
    app,
    platformCalls,
    {
      ...platformHandlers({
        version: options.version,
        warnings: platformWarnings,
        without: options.singleSignOn ? [] : ['singleSignOn'],
      }),
      openApi: async () => document,
    },
    mounting,
  );

  servePushes(app, options);
  servePages(app, { ...options, consoleFolder: options.consoleFolder, settings: () => settingsOf(options) });
  return app;
}

const settingsOf = ({ title, version, demo, singleSignOn, isPlain }: AppOptions): ConsoleSettings => ({
  title,
  version,
  isDemo: demo !== undefined,
  demoAccounts: demo?.demoAccounts ?? [],
  demoPassword: demo?.demoPassword ?? null,
  singleSignOn: singleSignOn && !isPlain ? { name: singleSignOn.name } : null,
});
