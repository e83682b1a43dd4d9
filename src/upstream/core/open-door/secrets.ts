/** Secrets of accounts: drawn here, sealed where they are kept, opened to judge a signature. */
import type { Chance, Clock, Db } from '../context.ts';
import { openText, sealText } from '../sealing.ts';

const SECRET_BYTES = 32;
const KEY_BYTES = 12;

export const newAppKey = (chance: Chance) => chance.bytes(KEY_BYTES).toString('hex');

/** A new secret, and what is kept of it. */
export async function newSecret(services: { db: Db; clock: Clock; chance: Chance }, appKey: string) {
  const secret = services.chance.bytes(SECRET_BYTES).toString('base64url');
  return { secret, sealed: await sealText(services, 'openDoor', appKey, secret) };
}

/** Undefined where it cannot be opened: then nothing it signs is good. */
export const openSecret = (db: Db, appKey: string, sealed: string) =>
  openText(db, 'openDoor', appKey, sealed);
