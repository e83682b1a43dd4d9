import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/report.ts';

export default {
  shared: {
    log: {
      module: { morningReport: 'レポートのメール' },
      call: { morningReport: { subscribe: 'レポートメールの購読と解除' } },
    },
    reason: {
      PERIOD_REVERSED: '開始日時は終了日時より前にしてください。',
      PERIOD_TOO_LONG: '統計期間は最長2年です。期間を短くしてください。',
      HOURS_TOO_LONG: '時間別の統計は最長62日です。期間を短くするか、日別にしてください。',
      UNIT_WITHIN_GROUP: '時間別・日別の集計を、さらに時間別・日別に分けることはできません。',
    },
  },
} satisfies Catalogue<typeof zh>;
