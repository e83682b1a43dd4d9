/** What is advertised on vehicles, by whom and how. */
import { bigint, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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

export const adInstallmentTable = pgTable('ad_installment', {
  id: ownId(),
  installmentName: text('installment_name').notNull(),
  installmentNo: integer('installment_no').notNull(),
  projectId: recordId('project_id').notNull(),
  pictureTypeId: recordId('picture_type_id').notNull(),
  startTime: epochMs('start_time').notNull(),
  endTime: epochMs('end_time').notNull(),
  planCount: integer('plan_count'),
  rewardAmount: integer('reward_amount').notNull().default(0),
  state: smallint('state').notNull().default(0),
  remarks: text('remarks'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

/** Which vehicles are in an installment, and how far each is. */
export const adBookingTable = pgTable(
  'ad_booking',
  {
    installmentId: recordId('installment_id').notNull(),
    vehicleId: recordId('vehicle_id').notNull(),
    /** 0 booked, 1 pasted, 2 photos handed in, 3 passed, 4 failed, 5 torn off. */
    state: smallint('state').notNull().default(0),
  },
  table => [primaryKey({ name: 'ad_booking_pkey', columns: [table.installmentId, table.vehicleId] })],
);

export const adDriverGiftTable = pgTable('ad_driver_gift', {
  id: ownId(),
  giftName: text('gift_name').notNull(),
  giftType: smallint('gift_type').notNull(),
  amount: integer('amount').notNull(),
  stock: integer('stock'),
  issued: integer('issued').notNull().default(0),
  condition: smallint('condition').notNull().default(1),
  installmentId: recordId('installment_id'),
  imageUrl: text('image_url'),
  startTime: epochMs('start_time'),
  endTime: epochMs('end_time'),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
