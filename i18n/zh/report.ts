/** Statistics of orders and areas. */
import { reasons } from '../../src/contract/report-reasons.ts';

export default {
  shared: {
    log: {
      module: { morningReport: '报表邮件' },
      call: { morningReport: { subscribe: '订阅或退订报表邮件' } },
    },
    reason: reasons,
  },
};
