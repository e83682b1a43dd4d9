import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-adjustment.ts';

export default {
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
