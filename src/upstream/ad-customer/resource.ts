import { adCustomer } from '../../contract/ad-customer.ts';
import type { Served } from '../core/generic/served.ts';
import { adCustomerTable } from './tables.ts';

export const served: Served = { resource: adCustomer, table: adCustomerTable };
