/** Versions of the operator's apps, as they stand in the database. */
import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { AppVersion } from '../../contract/app-version.ts';
import type { GrayType } from '../../contract/gray-types.ts';
import { epochMs, ownId, recordColumns, recordId } from '../core/columns.ts';

export const appVersion = pgTable('app_version', {
  id: ownId(),
  app: smallint('app').$type<AppVersion['app']>().notNull(),
  platform: text('platform').$type<AppVersion['platform']>().notNull(),
  versionName: text('version_name').notNull(),
  versionCode: integer('version_code').notNull(),
  minVersionCode: integer('min_version_code').notNull(),
  updateType: smallint('update_type').$type<AppVersion['updateType']>().notNull(),
  /** The package among our files. */
  fileId: recordId('file_id'),
  /** Of a package elsewhere; of ours, an address is signed whenever it is asked for. */
  packageUrl: text('package_url'),
  packageSize: bigint('package_size', { mode: 'number' }),
  md5: text('md5'),
  sha256: text('sha256'),
  grayType: smallint('gray_type').$type<GrayType>().notNull(),
  grayValue: text('gray_value'),
  content: text('content'),
  state: smallint('state').$type<AppVersion['state']>().notNull().default(0),
  publishTime: epochMs('publish_time'),
  downloadCount: integer('download_count').notNull().default(0),
  ...recordColumns(),
});
