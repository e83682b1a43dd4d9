import { AUDIT_REJECTED, rentalCompany } from '../../../src/contract/rental-company.ts';
import type { RulesOf } from '../legal-values.ts';

export default {
  of: rentalCompany.calls,
  // a rejected one is told why, also when only the reason is changed
  agreed: (values, before) => ({
    ...values,
    ...((values.auditStatus ?? before?.auditStatus) === AUDIT_REJECTED && {
      auditReason: `x${String(values.auditReason ?? '')
        .slice(0, 100)
        .toWellFormed()}`,
    }),
  }),
} satisfies RulesOf;
