/** The release log of apps, as it stands in the database. */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ReleaseAct } from '../../contract/app-release.ts';
import type { AppVersion } from '../../contract/app-version.ts';
import type { GrayType } from '../../contract/gray-types.ts';
import { epochMs, ownId, recordId } from '../core/columns.ts';

export const appRelease = pgTable('app_release', {
  id: ownId(),
  /** No reference: the version may be deleted. */
  versionId: recordId('version_id').notNull(),
  app: smallint('app').$type<AppVersion['app']>().notNull(),
  platform: text('platform').$type<AppVersion['platform']>().notNull(),
  versionName: text('version_name').notNull(),
  versionCode: integer('version_code').notNull(),
  minVersionCode: integer('min_version_code').notNull(),
  updateType: smallint('update_type').$type<AppVersion['updateType']>().notNull(),
  act: smallint('act').$type<ReleaseAct>().notNull(),
  grayType: smallint('gray_type').$type<GrayType>().notNull(),
  grayValue: text('gray_value'),
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
});
