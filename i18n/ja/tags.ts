import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/tags.ts';

export default {
  bar: 'タブ',
  record: '%{page}：%{name}',
  pinned: '固定',
  unsaved: '未保存',
  closeOne: '「%{name}」を閉じる',
  acts: '「%{name}」の操作',
  all: 'すべてのタブ（%{count} 件）',
  find: 'タブを探す',
  noMatch: '該当するタブがありません',
  refresh: '再読み込み',
  close: '閉じる',
  closeOthers: '他を閉じる',
  closeLeft: '左側を閉じる',
  closeRight: '右側を閉じる',
  closeAll: 'すべて閉じる',
  moveLeft: '左へ移動',
  moveRight: '右へ移動',
  moved: '「%{name}」を %{place} 番目に移動しました',
  key: { close: 'このタブを閉じる', next: '次のタブ', previous: '前のタブ' },
  ask: {
    title: '保存していない内容があります',
    close: '閉じると、次のページの保存していない内容は失われます。',
    refresh: '再読み込みすると、このページの保存していない内容は失われます。',
    discardAndClose: '破棄して閉じる',
    discardAndRefresh: '破棄して再読み込み',
    back: '戻る',
  },
} satisfies Catalogue<typeof zh>;
