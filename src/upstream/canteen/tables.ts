import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Canteen } from '../../contract/canteen.ts';
import { flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const canteenTable = pgTable('canteen', {
  id: ownId(),
  canteenName: text('canteen_name').notNull(),
  contactName: text('contact_name'),
  contactMobile: text('contact_mobile'),
  openTime: text('open_time').array().notNull().default([]),
  address: text('address').notNull(),
  lng: doublePrecision('lng'),
  lat: doublePrecision('lat'),
  meals: jsonb('meals').$type<Canteen['meals']>().notNull().default([]),
  dishes: text('dishes').array().notNull().default([]),
  discountRule: text('discount_rule'),
  scoreRate: integer('score_rate').notNull().default(0),
  star: doublePrecision('star'),
  sort: integer('sort').notNull().default(0),
  state: flag('state').notNull().default(1),
  cover: recordId('cover'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
