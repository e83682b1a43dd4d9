import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/settings-drawer.ts';

export default {
  title: '設定',
  close: '設定を閉じる',
  hint: 'このブラウザーだけに、すぐ反映されます。',
  look: '表示',
  frame: '画面の構成',
  accent: {
    label: 'テーマカラー',
    own: '好きな色',
    code: 'カラーコード',
    wrong: '# と 16 進数 6 桁で入力してください',
    shaded: '文字とボタンは読みやすい濃さに自動で調整されます。',
    sample: { words: '見本の文字', button: 'ボタン', chosen: '選択した行' },
    preset: {
      blue: '青',
      sky: '空色',
      teal: '青緑',
      green: '緑',
      amber: '琥珀',
      red: '赤',
      purple: '紫',
      gray: '青灰',
    },
  },
  tagsView: 'タブを表示',
  fixedHeader: 'ヘッダーを固定',
  sidebarLogo: 'サイドバーにロゴを表示',
  sounds: '通知',
  sound: '通知音',
  desktop: 'デスクトップ通知',
  restore: '初期設定に戻す',
  restored: '初期設定に戻しました',
  release: {
    built: 'バージョン %{version} · ビルド %{commit}（%{date}）',
    unknown: 'バージョン %{version} · git なしでビルド、コミット不明',
  },
  language: { label: '言語' },
} satisfies Catalogue<typeof zh>;
