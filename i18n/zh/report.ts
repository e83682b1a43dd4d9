/** Statistics of orders and areas. */
import { reasons } from '../../src/contract/report-reasons.ts';

export default {
  shared: {
    reason: reasons,
  },
};
