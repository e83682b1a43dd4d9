/** Tables of positions. 轨迹 trajectory · 载客行程 trip */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  customType,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordId } from '../columns.ts';
import type { BusinessStatus } from './fix.ts';

/** Sent as base64 and asked for as base64 (`asText`): the embedded database spells and reads bytes one by one. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | SQL }>({
  dataType: () => 'bytea',
  toDriver: value => sql`decode(${Buffer.from(value).toString('base64')}, 'base64')`,
  fromDriver: value => value as Uint8Array,
});

/** A column of bytes in a statement of one's own. */
export const asText = (column: AnyColumn) => sql<string>`encode(${column}, 'base64')`;
export const fromText = (text: string): Buffer => Buffer.from(text, 'base64');

export const positionBatch = pgTable('position_batch', {
  id: ownId(),
  /** The process that took it in. */
  writer: text('writer').notNull(),
  writtenOn: epochMs('written_on').notNull(),
  fixes: integer('fixes').notNull(),
  /** By `packed-batch.ts`. */
  packed: bytes('packed').notNull(),
});

export const lastPosition = pgTable('last_position', {
  vehicleId: recordId('vehicle_id').primaryKey(),
  gpsTime: epochMs('gps_time').notNull(),
  receivedOn: epochMs('received_on').notNull(),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  speed: real('speed').notNull(),
  heading: smallint('heading').notNull(),
  status: smallint('status').$type<BusinessStatus>().notNull(),
  dataFrom: integer('data_from').notNull(),
});

export const trajectory = pgTable(
  'trajectory',
  {
    vehicleId: recordId('vehicle_id').notNull(),
    /** Five minutes since 1970. */
    slot: integer('slot').notNull(),
    points: integer('points').notNull(),
    /** The box around them, in millionths of a degree. */
    west: integer('west').notNull(),
    south: integer('south').notNull(),
    east: integer('east').notNull(),
    north: integer('north').notNull(),
    /** By `packed-points.ts`. */
    packed: bytes('packed').notNull(),
  },
  table => [primaryKey({ name: 'trajectory_pkey', columns: [table.vehicleId, table.slot] })],
);

export const trip = pgTable('trip', {
  id: ownId(),
  vehicleId: recordId('vehicle_id').notNull(),
  plateNumber: text('plate_number').notNull(),
  /** Of its vehicle, when it was written down. */
  addressType: text('area_id').notNull().default('-1'),
  onTime: epochMs('on_time').notNull(),
  onLng: doublePrecision('on_lng').notNull(),
  onLat: doublePrecision('on_lat').notNull(),
  offTime: epochMs('off_time'),
  offLng: doublePrecision('off_lng'),
  offLat: doublePrecision('off_lat'),
  /** Metres along the way, once it is over. */
  distance: integer('distance'),
  /** 0 where its beginning or end was not seen. */
  isWhole: flag('is_whole').notNull().default(1),
});

/** Up to where the trips of a vehicle are known. */
export const tripCursor = pgTable('trip_cursor', {
  vehicleId: recordId('vehicle_id').primaryKey(),
  gpsTime: epochMs('gps_time').notNull(),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  isCarrying: flag('is_carrying').notNull(),
  /** Metres since load on. */
  distance: doublePrecision('distance').notNull().default(0),
});
