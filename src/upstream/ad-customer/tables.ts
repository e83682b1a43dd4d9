import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { flag, ownId, recordColumns } from '../core/columns.ts';

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
