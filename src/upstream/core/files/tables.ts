/** Files that are kept in the storage, whatever they are for. */
import { doublePrecision, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordId } from '../columns.ts';

export const PICTURE = 1;
export const DOCUMENT = 2;

export const file = pgTable('file', {
  id: ownId(),
  key: text('key').notNull(),
  kind: smallint('kind').$type<typeof PICTURE | typeof DOCUMENT>().notNull(),
  /** 0 its bytes are on their way to the storage, 1 they are there. */
  state: flag('state').notNull().default(0),
  /** How many records show it or jobs offer it: it stays until the last of them says otherwise. */
  attached: smallint('attached').notNull().default(0),
  /** 1 once it was shown as an identity paper: whole only for a reason. */
  isPaper: flag('is_paper').notNull().default(0),
  /** As the sender called it; null for pictures. */
  name: text('name'),
  contentType: text('content_type').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** A few dozen blurred pixels of a picture as a `data:` address; null for what was kept before there were such. */
  preview: text('preview'),
  sha256: text('sha256').notNull(),
  /** Of packages alone. */
  md5: text('md5'),
  takenOn: epochMs('taken_on'),
  /** WGS-84. */
  lng: doublePrecision('lng'),
  lat: doublePrecision('lat'),
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
  createdById: recordId('created_by_id'),
});
