/** How calls of the contract meet what serves them: each room says so in its `calls.ts`. */
import type { FastifyInstance } from 'fastify';
import type { Build } from '../contract/build.ts';
import type { AnyCall } from '../contract/grammar/call.ts';
import type { Handlers, Services } from './core/context.ts';
import { type MountOptions, mount } from './core/http/mount.ts';
import type { PasswordCost } from './core/identity/password.ts';
import type { InnerCalls } from './core/inner-calls.ts';
import type { Places } from './core/outside/places.ts';
import type { Roads } from './core/outside/roads.ts';
import type { LiveFleet } from './core/positions/live-fleet.ts';
import type { WarningSource } from './core/readiness.ts';
import type { Jobs } from './job/handlers.ts';
import type { CityGround } from './out-of-town/town.ts';
import type { Surroundings } from './platform/surroundings.ts';
import type { StatementReader } from './reconciliation/reading.ts';
import type { SingleSignOnSettings } from './single-sign-on/settings.ts';

/** What some handlers need of who builds the upstream. */
export interface ServeOptions extends Services {
  /** Learns every call; who works at jobs asks through it. */
  inner: InnerCalls;
  /** The fleet as this process holds it in memory. */
  fleet: LiveFleet;
  roads: Roads;
  /** Who knows places besides the own gazetteer. */
  places?: Places | undefined;
  jobs: Pick<Jobs, 'sheets' | 'wake'>;
  statements: StatementReader;
  version: string;
  build: Build;
  title: string;
  passwordCost: PasswordCost;
  /** The issuer of single sign-on. */
  singleSignOn?: SingleSignOnSettings;
  /** Aborted when the process is asked to stop. */
  stopping?: AbortSignal;
  /** What readiness and warnings say of the machine; unset in tests that are not about it. */
  surroundings?: Surroundings;
  /** Warnings of what is not set up everywhere. */
  furtherWarnings?: readonly WarningSource[];
  /** The ground of the simulated city; unset where none is simulated, in this process or another one. */
  cityGround?: CityGround;
}

export interface ServedCalls {
  calls: Readonly<Record<string, AnyCall>>;
  mount(app: FastifyInstance, options: ServeOptions, mounting: MountOptions): void;
}

/** A call without a handler does not compile. */
export function serve<Calls extends ServedCalls['calls']>(
  calls: Calls,
  handlersOf: (options: ServeOptions) => Handlers<Calls>,
): ServedCalls {
  return { calls, mount: (app, options, mounting) => mount(app, calls, handlersOf(options), mounting) };
}
