import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-adjustment.ts';

export default {
  create: '乗務員の残高を調整',
  createShort: '残高を調整',
  empty: '残高調整はまだありません',
  emptyWhy: '申請した調整は、別の人が承認すると記帳されます',
  searchHint: '調整番号、乗務員、取消対象の明細、申請者',
  field: {
    adjustNo: '調整番号',
    amount: '調整額（元）',
    reverses: '取消対象の明細',
    reason: '調整理由',
    applyUser: '申請者',
    createdOn: '申請日時',
    checkUser: '承認者',
    checkedOn: '決定日時',
    closeReason: '却下理由',
    entryNo: '記帳した明細番号',
  },
  state: {
    0: '承認待ち',
    1: '記帳済み',
    2: '却下',
  },
} satisfies Catalogue<typeof zh>;
