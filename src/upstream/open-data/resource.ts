import { openDataAccount } from '../../contract/open-data.ts';
import type { Served } from '../core/generic/served.ts';
import { openDataAccountTable } from '../core/open-door/tables.ts';
import { openDataRules } from './rules.ts';

export const served: Served = {
  resource: openDataAccount,
  table: openDataAccountTable,
  rules: openDataRules,
};
