import { CONSULT_CLOSED, CONSULT_NEW, rentalConsult } from '../../contract/rental-consult.ts';
import { Failure } from '../core/failure.ts';
import type { Served } from '../core/generic/served.ts';
import { rentalConsultTable } from './tables.ts';

export const served: Served = {
  resource: rentalConsult,
  table: rentalConsultTable,
  rules: {
    /** Fails with PARAMETER where one is closed without its outcome. */
    async onUpdate({ user, clock }, before, values) {
      const { state, handleRemark } = { ...before, ...values };
      if (state === CONSULT_CLOSED && !handleRemark) {
        throw new Failure('PARAMETER', {
          reason: 'VALUE_MISSING',
          fields: [{ field: 'handleRemark', code: 'too_small' }],
        });
      }
      if (state === before.state) return values;
      const isNew = state === CONSULT_NEW;
      return {
        ...values,
        handleUser: isNew ? null : user.userName,
        handleTime: isNew ? null : clock(),
      };
    },
  },
};
