/** Tables of the fleet, which more than one feature reads. 公司 company · 车辆 vehicle · 驾驶员 driver · 班次 shift */
import { sql } from 'drizzle-orm';
import { integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

export const company = pgTable('company', {
  id: ownId(),
  companyName: text('company_name').notNull(),
  shortName: text('short_name'),
  addressType: text('area_id').notNull(),
  licenseNo: text('license_no'),
  licenseExpire: epochMs('license_expire'),
  address: text('address'),
  contactName: text('contact_name'),
  contactMobile: text('contact_mobile'),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const vehicle = pgTable('vehicle', {
  id: ownId(),
  plateNumber: text('plate_number').notNull(),
  plateColor: text('plate_color'),
  vin: text('vin'),
  engineNo: text('engine_no'),
  brand: text('brand'),
  model: text('model'),
  color: text('color'),
  energyType: smallint('energy_type').$type<1 | 2 | 3 | 4>(),
  seats: smallint('seats'),
  companyId: recordId('company_id'),
  /** What its company is called, as it is read, for the order of lists; a trigger of migration 0106 keeps it. */
  companyKey: text('company_key'),
  /** Its company's, unless it has one of its own. */
  addressType: text('area_id').notNull(),
  hasOwnArea: flag('has_own_area').notNull().default(0),
  ownerName: text('owner_name'),
  operateCertNo: text('operate_cert_no'),
  certExpire: epochMs('cert_expire'),
  insuranceExpire: epochMs('insurance_expire'),
  inspectExpire: epochMs('inspect_expire'),
  /** The first of the three. */
  papersExpire: epochMs('papers_expire').generatedAlwaysAs(
    sql`least(cert_expire, insurance_expire, inspect_expire)`,
  ),
  terminalNo: text('terminal_no'),
  simNo: text('sim_no'),
  lightNo: text('light_no'),
  installDate: epochMs('install_date'),
  firstRegister: epochMs('first_register'),
  /** 1 the own platform, 4501001 the industry feed. */
  dataFrom: integer('data_from').notNull().default(1),
  state: smallint('state').$type<1 | 2 | 3 | 4>().notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const driver = pgTable('driver', {
  id: ownId(),
  name: text('name').notNull(),
  sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
  mobile: text('mobile').notNull(),
  idCard: text('id_card'),
  certNo: text('cert_no'),
  certLevel: smallint('cert_level'),
  certExpire: epochMs('cert_expire'),
  licenseNo: text('license_no'),
  licenseExpire: epochMs('license_expire'),
  /** Whichever of the two ends first. */
  papersExpire: epochMs('papers_expire').generatedAlwaysAs(sql`least(cert_expire, license_expire)`),
  /** The vehicle he usually drives; who drives now, his shift says. */
  vehicleId: recordId('vehicle_id'),
  companyId: recordId('company_id'),
  /** His company's, unless he has one of his own. */
  addressType: text('area_id').notNull(),
  hasOwnArea: flag('has_own_area').notNull().default(0),
  driverType: smallint('driver_type').notNull().default(1),
  photoUrl: text('photo_url'),
  photoFileId: recordId('photo_file_id'),
  star: numeric('star', { mode: 'number', precision: 3, scale: 1 }),
  score: integer('score').notNull().default(0),
  credit: text('credit'),
  registerTime: epochMs('register_time'),
  /** Reachable through the messaging app. */
  onWx: flag('on_wx').notNull().default(0),
  state: smallint('state').$type<1 | 2 | 3 | 4>().notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

/** Who drove what, from when to when; open ones have no end. */
export const driverShift = pgTable('driver_shift', {
  id: ownId(),
  driverId: recordId('driver_id').notNull(),
  vehicleId: recordId('vehicle_id').notNull(),
  beganOn: epochMs('began_on').notNull(),
  endedOn: epochMs('ended_on'),
});

/** A roof light; which vehicle carries it, the vehicle's record says. */
export const light = pgTable('light', {
  id: ownId(),
  lightNo: text('light_no').notNull(),
  vehicleId: recordId('vehicle_id'),
  /** Where that vehicle lies, -1 without one; kept by `lights.ts`. */
  addressType: text('area_id').notNull().default('-1'),
  firmware: text('firmware'),
  /** Percent. */
  brightness: smallint('brightness').notNull().default(80),
  showText: text('show_text'),
  onlineState: flag('online_state').notNull().default(0),
  lastTime: epochMs('last_time'),
  adPlaying: text('ad_playing'),
  faultCode: text('fault_code'),
  /** 1 in use, 2 in repair, 3 in store, 4 written off. */
  state: smallint('state').$type<1 | 2 | 3 | 4>().notNull().default(3),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
