import { company } from '../../contract/company.ts';
import { company as table } from '../core/fleet/tables.ts';
import type { Served } from '../core/generic/served.ts';
import { companyRules } from './rules.ts';

export const served: Served = { resource: company, table, rules: companyRules };
