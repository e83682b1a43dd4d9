import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../core/columns.ts';

/** A sign-in on its way to the issuer and back. */
export const ssoAttempt = pgTable('sso_attempt', {
  attemptHash: text('attempt_hash').primaryKey(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expireOn: epochMs('expire_on').notNull(),
});
