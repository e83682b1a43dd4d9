/** Tables of the door: attempts, locks, codes and devices. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId, recordId } from '../columns.ts';

/** `subject` and `place` as `sign-in-guard.ts` spells them. */
export const signInPlace = pgTable(
  'sign_in_place',
  {
    subject: text('subject').notNull(),
    place: text('place').notNull(),
    failures: integer('failures').notNull(),
    lastOn: epochMs('last_on').notNull(),
    lockedUntil: epochMs('locked_until'),
  },
  table => [primaryKey({ name: 'sign_in_place_pkey', columns: [table.subject, table.place] })],
);

export const signInFailure = pgTable('sign_in_failure', {
  id: ownId(),
  subject: text('subject').notNull(),
  address: text('address').notNull(),
  createdOn: epochMs('created_on').notNull(),
});

export const signInPace = pgTable('sign_in_pace', {
  lane: text('lane').primaryKey(),
  nextOn: epochMs('next_on').notNull(),
});

export const loginCode = pgTable(
  'login_code',
  {
    userId: recordId('user_id').notNull(),
    /** `step` is the second step of a sign-in, `issued` a code that an administrator has given. */
    kind: text('kind').$type<'step' | 'issued'>().notNull(),
    /** Of the temToken; null for an issued code. */
    tokenHash: text('token_hash'),
    salt: text('salt'),
    /** Null for a step whose code went nowhere: only an issued one opens it. */
    codeHash: text('code_hash'),
    attemptsLeft: integer('attempts_left').notNull(),
    expireOn: epochMs('expire_on').notNull(),
    resendOn: epochMs('resend_on'),
    stepExpireOn: epochMs('step_expire_on').notNull(),
  },
  table => [primaryKey({ name: 'login_code_pkey', columns: [table.userId, table.kind] })],
);

export const knownDevice = pgTable(
  'known_device',
  {
    userId: recordId('user_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    createdOn: epochMs('created_on').notNull(),
    lastUsedOn: epochMs('last_used_on').notNull(),
  },
  table => [primaryKey({ name: 'known_device_pkey', columns: [table.userId, table.deviceHash] })],
);
