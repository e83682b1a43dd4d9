import { agreement } from '../../contract/agreement.ts';
import type { Served } from '../core/generic/served.ts';
import { agreementTable } from '../domain/agreements.ts';
import { agreementRules } from './rules.ts';

export const served: Served = { resource: agreement, table: agreementTable, rules: agreementRules };
