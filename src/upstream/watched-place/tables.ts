/** Watched places, who came and went, and up to where that is known. */
import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const watchedPlaceTable = pgTable('watched_place', {
  id: ownId(),
  name: text('name').notNull(),
  /** Degrees of WGS-84. */
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  /** Metres. */
  radius: integer('radius').notNull(),
  /** `HH:mm` in Asia/Shanghai. */
  fromTime: text('from_time'),
  untilTime: text('until_time'),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const placeVisit = pgTable('place_visit', {
  id: ownId(),
  placeId: recordId('place_id').notNull(),
  vehicleId: recordId('vehicle_id').notNull(),
  plateNumber: text('plate_number').notNull(),
  /** Of the vehicle, when it came. */
  addressType: text('area_id').notNull(),
  cameOn: epochMs('came_on').notNull(),
  leftOn: epochMs('left_on'),
  /** 0 where its coming or its leaving was not seen. */
  isWhole: flag('is_whole').notNull().default(1),
});

export const placePresence = pgTable(
  'place_presence',
  {
    vehicleId: recordId('vehicle_id').notNull(),
    placeId: recordId('place_id').notNull(),
    isIn: flag('is_in').notNull(),
    /** When the last position, for the first time, said otherwise than `isIn`. */
    turnedOn: epochMs('turned_on'),
    /** 0 where it was not seen coming. */
    isSeen: flag('is_seen').notNull(),
  },
  table => [primaryKey({ name: 'place_presence_pkey', columns: [table.vehicleId, table.placeId] })],
);
