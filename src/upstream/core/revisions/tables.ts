import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Revision } from '../../../contract/revision.ts';
import { epochMs, ownId, recordId } from '../columns.ts';

export const revision = pgTable('revision', {
  id: ownId(),
  objectType: text('object_type').notNull(),
  objectId: recordId('object_id').notNull(),
  version: integer('version').notNull(),
  kind: text('kind').$type<Revision['kind']>().notNull(),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  sealed: text('sealed'),
  fields: text('fields').array().notNull().default([]),
  areaIds: text('area_ids').array(),
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
});
