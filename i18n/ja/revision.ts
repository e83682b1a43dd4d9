import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/revision.ts';

export default {
  shared: {
    reason: {
      NOT_ANEW: 'この種類の記録は、削除すると元に戻せません。',
    },
  },
  title: '変更履歴',
  empty: '以前の版はありません',
  emptyWhy: '次の保存から、変更ごとにここで確認し、元に戻せます',
  more: 'さらに前の版',
  version: '版 %{version}',
  somebody: 'システム',
  kind: {
    found: '当初',
    create: '作成',
    update: '変更',
    delete: '削除',
    restore: '復元',
  },
  against: '比較',
  now: '現在と比較',
  before: '前の版と比較',
  restore: 'この版に戻す',
  restored: '元に戻しました',
  secret: '保存済み（非表示）',
  same: {
    now: '現在と同じです',
    before: '前の版と同じです',
  },
  head: {
    field: '項目',
    now: '現在',
    this: 'この版',
    before: '前の版',
    becomes: '戻した後',
  },
  ask: {
    title: 'この版に戻す',
    anew: 'この版から新しく作成',
    text: '%{time} の内容に戻します。次の %{smart_count} 項目が変わります：',
    anewText: 'この記録は削除されています。%{time} の内容で、新しい番号の記録を作成します：',
    kept: 'ほかの内容は変わりません。パスワードは戻りません。',
    keptAnd: '戻らない項目：%{fields}。ほかの内容は変わりません。パスワードは戻りません。',
    confirm: '戻す',
  },
} satisfies Catalogue<typeof zh>;
