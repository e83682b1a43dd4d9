import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { flag, ownId, recordColumns } from '../core/columns.ts';

export const pickupPointTable = pgTable('pickup_point', {
  id: ownId(),
  pointName: text('point_name').notNull(),
  contactName: text('contact_name'),
  contactMobile: text('contact_mobile'),
  openTime: text('open_time').array().notNull().default([]),
  state: flag('state').notNull().default(1),
  address: text('address').notNull(),
  lng: doublePrecision('lng'),
  lat: doublePrecision('lat'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
