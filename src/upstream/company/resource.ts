import { company } from '../../contract/company.ts';
import type { Served } from '../core/generic/served.ts';
import { company as table } from '../domain/fleet/tables.ts';
import { companyRules } from './rules.ts';

export const served: Served = { resource: company, table, rules: companyRules };
