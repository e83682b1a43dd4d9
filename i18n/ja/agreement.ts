import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/agreement.ts';

export default {
  shared: {
    title: { agreements: '規約管理', agreement: '規約一覧' },
    reason: {
      AGREEMENT_IN_EFFECT: '有効な規約は変更・削除できません。新しい版を作るか、取り下げてください',
      AGREEMENT_WITHDRAWN: '取り下げた規約は変更できません',
      AGREEMENT_EMPTY: '本文またはファイルがないため、有効にできません',
      AGREEMENT_SIGNED: '署名した人がいるため削除できません',
    },
    permission: { 'agreement:edit': '規約の編集' },
  },
  create: '規約を追加',
  empty: '規約はまだありません',
  emptyWhy: '有効にすると、対象者が閲覧・署名できます',
  searchHint: '題名、版',
  field: {
    title: '題名',
    versionName: '版',
    target: '対象',
    mustSign: '署名必須',
    content: '本文',
    fileId: '文書',
    signCount: '署名数',
    effectTime: '発効日時',
  },
  type: {
    1: 'サービス',
    2: '個人情報',
    3: '安全',
    4: '広告',
    9: 'その他',
  },
  target: {
    1: '乗務員',
    2: '乗客',
    3: '会社',
  },
  mustSign: {
    1: 'はい',
    0: 'いいえ',
  },
  state: {
    0: '下書き',
    1: '有効',
    2: '取り下げ',
  },
  act: {
    publish: '有効にする',
    withdraw: '取り下げる',
  },
  question: {
    publish:
      '「%{name}」を今すぐ有効にしますか。同じ種類の有効な版は取り下げられ、本文は変更できなくなります。',
    withdraw: '「%{name}」を取り下げますか。今後は署名に表示されません。署名済みの記録は残ります。',
  },
  file: {
    choose: 'ファイルを選択',
    remove: '外す',
    unnamed: '文書',
  },
} satisfies Catalogue<typeof zh>;
