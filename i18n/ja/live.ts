import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/live.ts';

export default {
  you: 'あなた',
  system: 'システム',
  waiting: '新着 %{smart_count} 件、読み込む',
  readOn: '%{time} 更新',
  readEvery: '%{smart_count} 秒ごとに自動更新',
  staleSince: '%{time} 以降更新できていません',
  now: {
    changed: '%{by} が変更しました',
    enabled: '%{by} が有効にしました',
    disabled: '%{by} が無効にしました',
    deleted: '%{by} が削除しました',
  },
  earlier: {
    changed: '%{by} が先ほど変更',
    enabled: '%{by} が先ほど有効化',
    disabled: '%{by} が先ほど無効化',
    deleted: '%{by} が先ほど削除',
  },
  left: '表示範囲から外れました',
  lock: {
    theirs: '%{by} が編集中',
    mine: 'あなたが編集中',
    held: '%{by} がこの記録を編集中です。閲覧はできます。相手が終えると編集できます。',
    heldTyped: '%{by} がこの記録を編集中です。入力内容は残り、保存時に食い違いを項目ごとに比べます。',
    anyway: 'それでも編集する',
    elsewhere: 'この記録を別のウィンドウでも開いています。両方で変えると、後の保存で項目ごとに比べます。',
    left: '%{by} が終えました。編集できます',
    mineUntil: 'が編集中、%{time} まで確保',
    editing: 'が編集中',
    now: '現在',
  },
  record: {
    changed: '%{by} が変更を保存しました',
    changedTyped: '%{by} が変更を保存しました。読み込んでも入力内容は残ります',
    deleted: '%{by} がこの記録を削除しました。もう保存できません',
    elsewhere: 'あなた（別のウィンドウ）',
    load: '読み込む',
  },
} satisfies Catalogue<typeof zh>;
