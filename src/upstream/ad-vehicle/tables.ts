/** What advertising keeps of a vehicle, and how it sees every one. */
import { pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, recordColumns, recordId } from '../core/columns.ts';

const own = () => ({
  /** Of the vehicle. */
  id: recordId('id').primaryKey(),
  /** In the table what was said by hand, in the view what is so. */
  adState: smallint('ad_state').notNull().default(0),
  machineNo: text('machine_no'),
  installTime: epochMs('install_time'),
  ownerMobile: text('owner_mobile'),
  ...recordColumns(),
});

export const adVehicleTable = pgTable('ad_vehicle', own());

export const adVehicleView = pgView('ad_vehicle_seen', {
  ...own(),
  plateNumber: text('plate_number').notNull(),
  plateColor: smallint('plate_color'),
  vehicleType: text('vehicle_type'),
  brand: text('brand'),
  color: text('color'),
  companyId: recordId('company_id'),
  addressType: text('area_id').notNull(),
  ownerName: text('owner_name'),
  driverName: text('driver_name'),
  driverMobile: text('driver_mobile'),
  simNo: text('sim_no'),
  lightNo: text('light_no'),
  state: flag('state').notNull(),
  currentInstallmentName: text('current_installment_name'),
  currentEndTime: epochMs('current_end_time'),
  searchKey: text('search_key').notNull(),
}).existing();
