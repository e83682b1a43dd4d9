import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-entry.ts';

export default {
  empty: '明細はまだありません',
  emptyWhy: '報奨、出金、残高調整がここに記帳されます',
  searchHint: '明細番号、乗務員、業務番号',
  field: {
    entryNo: '明細番号',
    bizType: '種別',
    bizNo: '業務番号',
    balance: '残高（元）',
    reverses: '取消対象の明細',
    operator: '記帳者',
    createdOn: '記帳日時',
  },
  bizType: {
    1: '広告の報奨金',
    2: 'イベントの報奨金',
    3: '出金',
    4: '出金手数料',
    9: '調整',
  },
} satisfies Catalogue<typeof zh>;
