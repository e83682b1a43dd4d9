import { bigint, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { OpenScope } from '../../../contract/grammar/open-scopes.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../columns.ts';

export const openDataAccountTable = pgTable('open_data_account', {
  id: ownId(),
  name: text('name').notNull(),
  appKey: text('app_key').notNull(),
  /** Sealed, as the one before. */
  secret: text('secret').notNull(),
  secretOn: epochMs('secret_on').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: epochMs('old_secret_until'),
  ipWhitelist: text('ip_whitelist').array().notNull().default([]),
  scopes: text('scopes').array().$type<OpenScope[]>().notNull().default([]),
  dataFrom: text('data_from'),
  protocol: smallint('protocol').$type<1 | 2 | 3 | 4>().notNull(),
  endpoint: text('endpoint'),
  qps: integer('qps').notNull(),
  dailyLimit: integer('daily_limit'),
  state: flag('state').notNull().default(1),
  expireOn: epochMs('expire_on'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export type AccountRow = typeof openDataAccountTable.$inferSelect;

/** Who has been let in. */
export type OpenAccount = Pick<AccountRow, 'id' | 'name' | 'appKey' | 'dataFrom' | 'scopes'>;

/** How much an account has asked: this second, this day (counted in Asia/Shanghai from 1970), and when last. */
export const openDoorUse = pgTable('open_door_use', {
  accountId: recordId('account_id').primaryKey(),
  second: bigint('second', { mode: 'number' }).notNull(),
  inSecond: integer('in_second').notNull(),
  day: integer('day').notNull(),
  inDay: integer('in_day').notNull(),
  errorsInDay: integer('errors_in_day').notNull().default(0),
  lastTime: epochMs('last_time'),
});

export const openDoorNonce = pgTable(
  'open_door_nonce',
  {
    accountId: recordId('account_id').notNull(),
    nonce: text('nonce').notNull(),
    expireOn: epochMs('expire_on').notNull(),
  },
  table => [primaryKey({ name: 'open_door_nonce_pkey', columns: [table.accountId, table.nonce] })],
);
