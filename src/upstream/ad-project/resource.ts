import { adProject } from '../../contract/ad-project.ts';
import { Failure } from '../core/failure.ts';
import type { Served, Values } from '../core/generic/served.ts';
import { adProjectTable } from '../domain/advertising/tables.ts';

export const served: Served = {
  resource: adProject,
  table: adProjectTable,
  rules: {
    onCreate: async (_context, values) => ({ written: inOrder(values) }),
    onUpdate: async (_context, before, values) => {
      inOrder({ ...before, ...values });
      return values;
    },
  },
};

/** Fails with PARAMETER where a project ends before it begins. */
function inOrder(values: Values): Values {
  if (Number(values.endDate) > Number(values.startDate)) return values;
  throw new Failure('PARAMETER', {
    reason: 'ENDS_TOO_EARLY',
    fields: [{ field: 'endDate', code: 'too_small' }],
  });
}
