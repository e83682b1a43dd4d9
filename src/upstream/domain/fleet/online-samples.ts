/** How much of the fleet was heard. */
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { GroupType } from '../../../contract/online-rate.ts';
import { epochMs } from '../../core/columns.ts';

export const onlineRateSample = pgTable(
  'online_rate_sample',
  {
    groupType: smallint('group_type').$type<GroupType>().notNull(),
    groupId: text('group_id').notNull(),
    /** The beginning of its five minutes. */
    sampledOn: epochMs('sampled_on').notNull(),
    /** Of the vehicles counted. */
    addressType: text('area_id').notNull(),
    onlineCount: integer('online_count').notNull(),
    totalLocationCount: integer('location_count').notNull(),
    totalRecordCount: integer('record_count').notNull(),
  },
  table => [
    primaryKey({
      name: 'online_rate_sample_pkey',
      columns: [table.groupType, table.groupId, table.sampledOn, table.addressType],
    }),
  ],
);
