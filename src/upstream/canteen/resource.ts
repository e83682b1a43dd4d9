import { type Canteen, canteen } from '../../contract/canteen.ts';
import { Failure } from '../core/failure.ts';
import type { Served, Values } from '../core/generic/served.ts';
import { canteenTable } from './tables.ts';

export const served: Served = {
  resource: canteen,
  table: canteenTable,
  rules: {
    onCreate: async (_context, values) => ({ written: discounted(values) }),
    onUpdate: async (_context, _before, values) => discounted(values),
  },
};

/** Fails with PARAMETER where drivers would pay more than everybody. */
function discounted(values: Values): Values {
  const { meals = [] } = values as Partial<Canteen>;
  if (meals.every(({ price, discountPrice }) => (discountPrice ?? 0) <= price)) return values;
  throw new Failure('PARAMETER', {
    reason: 'DISCOUNT_TOO_HIGH',
    fields: [{ field: 'meals', code: 'too_big' }],
  });
}
