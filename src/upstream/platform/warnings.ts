/** Warnings that no other feature gives. */
import type { WarningCode } from '../../contract/platform.ts';
import { readProperties } from '../core/properties.ts';
import { migrationState, type WarningSource } from '../core/readiness.ts';
import { type Surroundings, warningsOf } from './surroundings.ts';

/** Passwords alone let people in. */
const loginCodeOff: WarningSource = async ({ db, ports }) => {
  const { 'login.code': setting } = await readProperties(db, 'login.code');
  const isOff = setting === 'off' || (setting === undefined && !ports.sms.isReal);
  return isOff ? ['LOGIN_CODE_OFF'] : [];
};

/** Text messages reach nobody. */
const smsSimulated: WarningSource = async ({ ports }) => (ports.sms.isReal ? [] : ['SMS_SIMULATED']);

/** A newer version has migrated the database: this process should be replaced. */
const databaseNewer: WarningSource = async ({ db }) =>
  (await migrationState(db)) === 'ahead' ? ['DATABASE_NEWER'] : [];

const OWN: readonly WarningSource[] = [loginCodeOff, smsSimulated, databaseNewer];

/** What an operator should know at present. @param further of what is not set up everywhere */
export async function readWarnings(
  context: Parameters<WarningSource>[0],
  surroundings: Surroundings | undefined,
  further: readonly WarningSource[] = [],
): Promise<WarningCode[]> {
  const known = await Promise.all([...OWN, ...further].map(source => source(context)));
  return [...known.flat(), ...(surroundings ? await warningsOf(surroundings) : [])];
}
