import { canteen } from '../../../src/contract/canteen.ts';
import type { RulesOf } from '../legal-values.ts';

export default {
  of: canteen.calls,
  // a meal is cheaper for drivers
  agreed(values) {
    const { meals } = values as { meals?: { price: number; discountPrice: number | null }[] };
    return {
      ...values,
      ...(meals && {
        meals: meals.map(line => ({
          ...line,
          discountPrice: line.discountPrice && Math.min(line.price, line.discountPrice),
        })),
      }),
    };
  },
} satisfies RulesOf;
