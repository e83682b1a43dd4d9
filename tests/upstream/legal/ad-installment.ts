import { adInstallment } from '../../../src/contract/ad-installment.ts';
import { type RulesOf, someOf } from '../legal-values.ts';

export default {
  of: adInstallment.calls,
  // of the installments: a plain upstream lists no projects
  legal: async office => ({ projectId: await someOf(office, adInstallment.calls.list, 'projectId') }),
} satisfies RulesOf;
