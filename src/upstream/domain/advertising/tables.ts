/** What is advertised on vehicles, by whom and how. */
import { bigint, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

export const adCustomerTable = pgTable('ad_customer', {
  id: ownId(),
  customerName: text('customer_name').notNull(),
  shortName: text('short_name'),
  industry: smallint('industry'),
  contactName: text('contact_name'),
  contactMobile: text('contact_mobile'),
  salesman: text('salesman'),
  licenseNo: text('license_no'),
  contractNo: text('contract_no'),
  address: text('address'),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const adPictureTypeTable = pgTable('ad_picture_type', {
  id: ownId(),
  typeName: text('type_name').notNull(),
  position: smallint('position').notNull(),
  width: integer('width'),
  height: integer('height'),
  needPhotoCount: integer('need_photo_count').notNull().default(3),
  photoAngles: text('photo_angles').array().notNull().default([]),
  requirePlate: flag('require_plate').notNull().default(1),
  rewardAmount: integer('reward_amount').notNull().default(0),
  sort: integer('sort').notNull().default(0),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const adProjectTable = pgTable('ad_project', {
  id: ownId(),
  projectName: text('project_name').notNull(),
  customerId: recordId('customer_id').notNull(),
  startDate: epochMs('start_date').notNull(),
  endDate: epochMs('end_date').notNull(),
  planVehicles: integer('plan_vehicles'),
  unitPrice: integer('unit_price'),
  driverReward: integer('driver_reward'),
  contractAmount: bigint('contract_amount', { mode: 'number' }),
  photoCycle: integer('photo_cycle').notNull().default(30),
  state: smallint('state').notNull().default(0),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
