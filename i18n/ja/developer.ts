import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/developer.ts';

export default {
  documentation: {
    own: 'このサーバーが備える機能です。ないものは仕様書どおりの方法で動きます。',
    plain: 'このサーバーは仕様書の呼び出しだけを備え、以下の機能は使えません。',
    capabilities: '機能',
    failures: 'エラーコード',
    pushes: 'プッシュ',
    name: '名前',
    offered: 'このサーバー',
    meaning: '意味',
    code: 'コード',
    http: 'HTTP',
    yes: 'あり',
    no: 'なし',
    capability: {
      actions: 'ボタンごとに権限を与える（ページの権限には含まない）',
      version: '保存時に版を比べ、上書きを防ぐ',
      requestId: '同じ要求の再送は一度だけ実行',
      sort: '一覧をサーバーが並べ替える',
      newPassword: '新しいパスワードの長さを知らせる',
      deviceId: 'よく使う端末を見分ける',
      sessions: 'ログイン中のセッションを見て終了できる',
      previewRole: '役割の権限で画面を確かめる',
      singleSignOn: 'シングルサインオン',
      unlock: 'アカウントのロック解除',
      reveal: '伏せた番号を表示し、記録に残す',
      logFilters: '操作ログを対象と追跡番号で絞り込む',
      files: '署名と期限のあるアドレスでファイルを扱う',
      outbox: '送信した SMS を見る',
      push: '番号付きのプッシュを切断後に送り直す',
      locks: '編集中の人を示す',
    },
    push: {
      RECORD_CHANGED: '記録の作成・変更・削除',
      RECORD_LOCK: '編集の開始または終了',
      SESSION_OVER: 'このセッションの終了',
      RIGHTS_CHANGED: '自分の権限の変更',
      NEW_DEVICE: '新しい端末でのログイン',
      RESYNC: '送り直せないものがあり、表示を読み直す',
    },
  },
  guide: {
    intro: 'よくある二つの作業です。全手順はリポジトリの README にあります。',
    field: {
      title: '項目を加える',
      step: {
        1: 'エンティティのスキーマに宣言する',
        2: '次の番号のマイグレーションと表の列を加える',
        3: '四つの言語にラベルを一つずつ。そろうまでコンパイルできない',
        4: '入力欄を加える（新規と編集で共用）',
        5: '列と契約が食い違えばテストが落ちる',
      },
    },
    feature: {
      title: 'リソースを加える',
      step: {
        1: '呼び出しを宣言する：入力、応答、権限、エラー',
        2: '呼び出しごとに処理を書く。そろうまでコンパイルできない',
        3: '処理を取り付ける',
        4: 'ページ、権限、メニューを宣言する',
        5: '文言を書く',
        6: '呼び出しを表に載せる。テストが役割ごとに確かめる',
      },
    },
  },
} satisfies Catalogue<typeof zh>;
