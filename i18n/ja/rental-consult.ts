import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-consult.ts';

export default {
  shared: {
    title: { rentalConsult: '問い合わせ' },
  },
  waiting: { toHandle: '回答待ちのレンタル問い合わせ' },
  empty: '問い合わせはまだありません',
  emptyWhy: 'レンタル情報への乗務員の質問がここに並びます',
  searchHint: '掲載タイトル、乗務員名',
  field: {
    title: '掲載タイトル',
    consultDriverName: '乗務員',
    consultMobile: '乗務員電話',
    content: '問い合わせ内容',
    handleRemark: '対応結果',
    createdOn: '受付日時',
  },
  state: {
    0: '未対応',
    1: '連絡済み',
    2: '完了',
  },
  help: {
    handleRemark: '完了にするには入力が必要です',
  },
} satisfies Catalogue<typeof zh>;
