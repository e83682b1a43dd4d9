import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/income.ts';

export default {
  shared: {
    title: { finance: '財務管理', income: '収入明細' },
  },
  today: '本日の収入',
  empty: '収入はまだありません',
  emptyWhy: '決済サービスから報告された入金がここに記録されます',
  searchHint: '決済番号、当社番号、支払人',
  field: {
    fee: '手数料（元）',
    netAmount: '純額（元）',
    payerName: '支払人',
    payerMobile: '支払人の電話',
    createdOn: '記帳日時',
  },
  state: {
    0: '未払い',
    1: '支払い済み',
    2: '処理中',
    3: '失敗',
    4: '返金済み',
    5: '一部返金',
  },
  bizCode: {
    1: '忘れ物の優先料',
    2: 'ショップ',
    3: '広告',
    4: '予約料',
    9: 'その他',
  },
  ofDay: {
    paid: { name: '収入' },
  },
} satisfies Catalogue<typeof zh>;
