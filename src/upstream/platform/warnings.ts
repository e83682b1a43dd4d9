/** Warnings that no other feature gives. */
import { readProperties } from '../core/properties.ts';
import { migrationState, type WarningSource } from '../core/readiness.ts';

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

export const platformWarnings: readonly WarningSource[] = [loginCodeOff, smsSimulated, databaseNewer];
