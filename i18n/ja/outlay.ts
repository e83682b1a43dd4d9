import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/outlay.ts';

export default {
  shared: {
    title: { outlay: '支出明細' },
    log: {
      module: { outlays: '支出の承認' },
      call: {
        outlays: {
          approveOutlay: '支出を承認',
          refuseOutlay: '支出を却下',
          auditOutlay: '謝礼を検査',
          queryOutlay: '支払い結果を照会',
        },
      },
    },
    reason: {
      OUTLAY_DECIDED: 'この支払いは承認済みまたは却下済みか、承認が不要です。',
      OUTLAY_AUDITED: 'この謝礼は検査済みか、検査が不要です。',
      OUTLAY_LIVE: '同じ業務の支払いが、承認待ち・処理中・支払い済みのいずれかです。',
      OUTLAY_NOT_SENT: 'この支払いは処理中ではないため、照会の必要はありません。',
      SERIAL_KNOWN: 'この取引番号は登録済みです。',
      AUDITS_APPROVED: 'この支払いはあなたが承認しました。別の担当者が検査してください',
      PAYMENTS_AWAY:
        '決済サービスから応答がありません。結果は変わっていません。しばらくしてから照会してください。',
    },
  },
  count: {
    failed: '失敗した支払い',
    different: '照合で差異のある支払い',
    processing: '結果待ちの支払い',
    paidToday: '本日の支出',
  },
  empty: '支出はまだありません',
  emptyWhy: '返金・謝礼・出金がここに記録されます',
  searchHint: '当社番号、受取人、ナンバー、申請者',
  query: '結果を照会',
  asked: {
    1: '支払い済みです',
    3: '支払いに失敗しました',
    2: '決済サービスで処理中です',
  },
  waiting: {
    mine: '別の人の確認待ち',
    takeBack: '取り下げる',
    title: '%{amount} 元の支払いを承認',
    approve: '承認して支払う',
    toRefuse: '却下',
    refuse: '却下を確定',
    approved: '承認しました：%{amount} 元。取り消せます。ページを閉じるか再読み込みすると直ちに支払われます',
    refused: '却下しました。%{amount} 元は支払われません',
    notDone: '%{amount} 元は処理されていません：%{why}',
    show: '表示',
    otherPayee: '別の受取人です。元の支払いには戻りません。氏名と口座を確認してください',
  },
  audit: {
    title: '%{amount} 元の謝礼を検査',
    pass: '問題なし',
    fail: '問題あり：申請者の謝礼権限を停止',
    why: '説明（問題ありのとき必須）',
    passed: '記録しました：問題なし',
    failed: '記録しました：問題あり。申請者の謝礼権限を停止しました',
  },
  field: {
    payeeName: '受取人',
    payeeAccount: '受取口座',
    saveStatus: '結果',
    applyUser: '申請者',
    checkUser: '承認者',
    closeReason: '却下理由',
    createdOn: '申請日時',
    failCode: 'エラーコード',
    receiptUrl: '領収書',
    refundOf: '元の支払い',
    auditState: '抽出検査',
    auditUser: '検査者',
    auditNote: '検査の説明',
    auditedOn: '検査日時',
  },
  state: {
    0: '承認待ち',
    1: '支払い済み',
    2: '処理中',
    3: '失敗',
    4: '取り消し',
  },
  bizCode: {
    1: '忘れ物の返金',
    2: '忘れ物の謝礼',
    3: '広告の報奨金',
    4: '出金',
    5: 'イベントの報奨金',
  },
  tradeChannel: {
    1: 'ミニプログラム',
    2: '銀聯',
    3: '紅包',
    4: '企業払い',
  },
  saveStatus: {
    0: '失敗',
    1: '成功',
  },
  auditState: {
    0: '検査待ち',
    1: '問題なし',
    2: '問題あり',
  },
  reconState: {
    0: '未照合',
    1: '一致',
    2: '差異あり',
  },
  ofDay: {
    paid: { name: '支出' },
  },
} satisfies Catalogue<typeof zh>;
