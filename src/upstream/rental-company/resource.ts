import { AUDIT_REJECTED, rentalCompany } from '../../contract/rental-company.ts';
import { Failure } from '../core/failure.ts';
import type { Served, Values } from '../core/generic/served.ts';
import { rentalCompanyTable } from './tables.ts';

export const served: Served = {
  resource: rentalCompany,
  table: rentalCompanyTable,
  rules: {
    onCreate: async (_context, values) => ({ written: reasoned(values) }),
    onUpdate: async (_context, before, values) => {
      reasoned({ ...before, ...values });
      return values;
    },
  },
};

/** Fails with PARAMETER where a company is rejected and not told why. */
function reasoned(values: Values): Values {
  if (values.auditStatus !== AUDIT_REJECTED || values.auditReason) return values;
  throw new Failure('PARAMETER', {
    reason: 'VALUE_MISSING',
    fields: [{ field: 'auditReason', code: 'too_small' }],
  });
}
