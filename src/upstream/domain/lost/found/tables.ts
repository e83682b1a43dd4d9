/** Tables of what drivers have found. 拾获物品 found item */
import { doublePrecision, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FoundState, Keeper } from '../../../../contract/found-states.ts';
import { epochMs, ownId, recordColumns, recordId } from '../../../core/columns.ts';

export const foundItemTable = pgTable(
  'found_item',
  {
    id: ownId(),
    foundNo: text('found_no').notNull(),
    state: smallint('state').$type<FoundState>().notNull().default(0),
    source: smallint('source').$type<1 | 2>().notNull().default(2),
    goodsName: text('goods_name').notNull(),
    goodsType: smallint('goods_type').notNull(),
    goodsColor: text('goods_color'),
    goodsBrand: text('goods_brand'),
    goodsDesc: text('goods_desc'),
    seatPosition: smallint('seat_position').notNull().default(0),
    foundOn: epochMs('found_on').notNull(),
    foundAddress: text('found_address'),
    foundLng: doublePrecision('found_lng'),
    foundLat: doublePrecision('found_lat'),
    plateNumber: text('plate_number'),
    driverName: text('driver_name'),
    driverMobile: text('driver_mobile'),
    keptAt: smallint('kept_at').$type<Keeper>().notNull().default(2),
    addressType: text('area_id').notNull().default('-1'),
    companyName: text('company_name'),
    vehicleId: recordId('vehicle_id'),
    driverId: recordId('driver_id'),
    lostId: recordId('lost_id'),
    lostNo: text('lost_no'),
    /** As its sender names the report, and which sender that is. */
    externalId: text('external_id'),
    reportNo: text('report_no'),
    closeReason: text('close_reason'),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('found_item_no_idx').on(table.foundNo),
    uniqueIndex('found_item_report_idx').on(table.reportNo),
    index('found_item_state_idx').on(table.state, table.foundOn),
    index('found_item_found_idx').on(table.foundOn, table.id),
    index('found_item_created_idx').on(table.createdOn, table.id),
    index('found_item_case_idx').on(table.lostId),
  ],
);
export type FoundItemRow = typeof foundItemTable.$inferSelect;
