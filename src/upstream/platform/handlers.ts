import { sql } from 'drizzle-orm';
import { CAPABILITIES, type platformCalls } from '../../contract/platform.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';

const CAPABILITY_VERSION = 1;

/** All but the description of the API, which only the app can write: it knows every call. */
export const platformHandlers = ({ version }: { version: string }) =>
  ({
    capabilities: async ({ isPlain }) => {
      // a plain upstream has no such document; that it is missing is how a console knows
      if (isPlain) throw new Failure('NOT_FOUND');
      return CAPABILITIES.map(name => ({ name, version: CAPABILITY_VERSION }));
    },
    health: async ({ db }) => {
      try {
        await db.execute(sql`select 1`);
      } catch {
        throw new Failure('DEPENDENCY_AWAY');
      }
      return { database: 'up' as const, version };
    },
  }) satisfies Omit<Handlers<typeof platformCalls>, 'openApi'>;
