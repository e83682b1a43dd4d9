import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/report.ts';

export default {
  shared: {
    log: {
      module: { morningReport: 'Reports by mail' },
      call: { morningReport: { subscribe: 'Subscribe to or leave a report' } },
    },
    reason: {
      PERIOD_REVERSED: 'The period begins after it ends.',
      PERIOD_TOO_LONG: 'Statistics cover two years at most. Choose a shorter period.',
      HOURS_TOO_LONG: 'Figures by hour cover 62 days at most. Choose a shorter period, or figures by day.',
      UNIT_WITHIN_GROUP: 'Figures grouped by hour or by day cannot be divided by hour or by day once more.',
    },
  },
} satisfies Catalogue<typeof zh>;
