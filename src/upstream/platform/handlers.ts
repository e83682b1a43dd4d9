import type { Build } from '../../contract/build.ts';
import { CAPABILITIES, type CapabilityName, type platformCalls } from '../../contract/platform.ts';
import type { Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { isAnswering, migrationState, type WarningSource } from '../core/readiness.ts';
import { faultOf, type Surroundings } from './surroundings.ts';
import { readWarnings } from './warnings.ts';

const CAPABILITY_VERSION = 1;

interface Platform {
  version: string;
  build: Build;
  /** Warnings of what is not set up everywhere. */
  furtherWarnings: readonly WarningSource[] | undefined;
  /** What this server could do but is not set up for. */
  without: readonly CapabilityName[];
  /** Aborted once the process is told to stop. */
  stopping: AbortSignal | undefined;
  /** Undefined where nothing is known of them. */
  surroundings: Surroundings | undefined;
}

/** All but the description of the API, which only the app can write: it knows every call. */
export const platformHandlers = ({
  version,
  build,
  furtherWarnings,
  without,
  stopping,
  surroundings,
}: Platform) =>
  ({
    capabilities: async () =>
      CAPABILITIES.filter(name => !without.includes(name)).map(name => ({
        name,
        version: CAPABILITY_VERSION,
      })),
    // whoever restarts what is not alive must not do so because the database is away
    health: async ({ db }) => ({
      database: (await isAnswering(db)) ? ('up' as const) : ('away' as const),
      version,
      build,
    }),
    ready: async ({ db }) => {
      if (stopping?.aborted) throw refuse('DEPENDENCY_AWAY', 'STOPPING');
      if (!(await isAnswering(db))) throw new Failure('DEPENDENCY_AWAY', {}, 'database');
      if ((await migrationState(db)) === 'behind') throw refuse('DEPENDENCY_AWAY', 'MIGRATIONS_BEHIND');
      const fault = surroundings && (await faultOf(surroundings));
      if (fault) throw refuse('DEPENDENCY_AWAY', fault);
      return { version };
    },
    warnings: context => readWarnings(context, surroundings, furtherWarnings),
  }) satisfies Omit<Handlers<typeof platformCalls>, 'openApi'>;
