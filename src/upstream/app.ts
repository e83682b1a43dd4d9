/** Builds the upstream; `main.ts` opens its database and listens. Time and chance are arguments. */
import type { FastifyInstance } from 'fastify';
import { createCityGround } from '../simulator/city/host/city-ground.ts';
import { offerDemo } from '../simulator/demonstration/demo-offer.ts';
import { SERVED_CALLS } from './all-calls.ts';
import { type BudgetLimits, createBudgets } from './core/budget/budgets.ts';
import { budgetLimits } from './core/budget/limits.ts';
import type { Store } from './core/database/store.ts';
import type { WriteHealth } from './core/database/write-health.ts';
import { routeCalls } from './core/http/call-routes.ts';
import { type ConsoleSettings, type DemoSettings, NO_DEMO, servePages } from './core/http/console.ts';
import type { MountOptions } from './core/http/mount.ts';
import type { Outsiders } from './core/http/page-policy.ts';
import { buildServer, type ServerOptions } from './core/http/server.ts';
import { createAskers } from './core/http/who-asks.ts';
import { identify } from './core/identity/identify.ts';
import { createOpenDoor } from './core/open-door/door.ts';
import { servePositionStream } from './core/position-stream/serve.ts';
import { type PushOptions, servePushes } from './core/push/route.ts';
import { checkRevised } from './core/revisions/keep.ts';
import { REVISED } from './revised.ts';
import type { ServeOptions } from './serve.ts';

export interface AppOptions
  extends Omit<ServeOptions, 'cityGround'>,
    Pick<ServerOptions, 'logLevel' | 'logTo' | 'trustedProxies' | 'basePath' | 'stopping'>,
    Pick<PushOptions, 'everySecond'>,
    Outsiders {
  store: Store;
  /** A city is simulated, in this process or another one. */
  hasCity?: boolean;
  /** The folder of the built console; without it only the API is served. */
  consoleFolder?: string;
  /** Set: the demo accounts are offered while only this machine is heard; `say` is told when that is over. */
  demo?: { say(line: string): void };
  /** Learns whether the writes of calls are committed. */
  writes?: Pick<WriteHealth, 'succeeded' | 'failed'>;
  /** In place of the properties; for tests, whose clock stands still. */
  budgetLimits?: () => Promise<BudgetLimits>;
  /** Set in tests: see `MountOptions`. */
  checksAnswers?: boolean;
}

export function buildApp(options: AppOptions): FastifyInstance {
  const { store, clock, chance, isPlain, ports, inner } = options;
  const app = buildServer(options);
  const demo =
    options.demo && offerDemo(app, store.db, { ...options.demo, clock, chance, cost: options.passwordCost });

  checkRevised(REVISED);
  const mounting: MountOptions = {
    clock,
    chance,
    isPlain,
    ports,
    db: store.db,
    askers: createAskers((tokenHash, isBackground) =>
      identify(store.db, tokenHash, { clock, isBackground, isPlain }),
    ),
    budgets: createBudgets(clock, options.budgetLimits ?? budgetLimits(store.db, clock)),
    writes: options.writes,
    checksAnswers: options.checksAnswers ?? false,
    inner,
    addRoute: routeCalls(app),
    door: createOpenDoor(store.db),
    revised: REVISED,
  };
  const serving = { ...options, ...(options.hasCity && { cityGround: createCityGround() }) };
  for (const served of SERVED_CALLS) served.mount(app, serving, mounting);

  const pushes = servePushes(app, options);
  if (!isPlain) servePositionStream(app, { ...options.fleet, ...pushes, store, clock });
  servePages(app, {
    ...options,
    consoleFolder: options.consoleFolder,
    settings: () => settingsOf(options, demo?.()),
  });
  return app;
}

const settingsOf = (
  { title, version, build, singleSignOn, isPlain }: AppOptions,
  demo: DemoSettings | undefined,
): ConsoleSettings => ({
  title,
  version,
  build,
  ...(demo ?? NO_DEMO),
  singleSignOn: singleSignOn && !isPlain ? { name: singleSignOn.name } : null,
});
