import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const rentalCompanyTable = pgTable('rental_company', {
  id: ownId(),
  companyName: text('company_name').notNull(),
  licenseNo: text('license_no'),
  contact: text('contact'),
  contactMobile: text('contact_mobile'),
  address: text('address'),
  vehicleCount: integer('vehicle_count'),
  state: flag('state').notNull().default(1),
  auditStatus: smallint('audit_status').notNull().default(0),
  auditReason: text('audit_reason'),
  logo: recordId('logo'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
