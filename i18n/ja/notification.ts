import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/notification.ts';

export default {
  title: '通知',
  bellUnread: '通知、未読 %{smart_count} 件',
  unread: '未読',
  markAllRead: 'すべて既読にする',
  markRead: '既読にする：%{title}',
  markReadShort: '既読にする',
  closeToast: 'メッセージを閉じる',
  empty: {
    title: '通知はありません',
    text: '24 時間以内の権限の変更、新しい端末でのログイン、業務の連絡がここに表示されます。',
  },
  day: { today: '今日', yesterday: '昨日' },
  tone: { info: 'お知らせ', warning: '注意', error: 'エラー' },
  act: { reload: '再読み込み' },
  rights: {
    changed: '権限が変更されました',
    by: '%{by} が権限を変更しました',
  },
  lost: {
    new: '新しい忘れ物：%{goods}',
    newVip: '新しい VIP の忘れ物：%{goods}',
    refunded: '忘れ物の返金が完了しました',
    fits: '案件と一致しそうな拾得物：%{goods}',
  },
  approval: {
    waitsFor: '%{name} が申請した %{amount} 元が承認待ちです',
    waits: '%{name} の申請が承認待ちです',
    audit: '%{name} の謝礼 %{amount} 元が抽出され、検査待ちです',
  },
  device: {
    known: '新しい端末でログインがありました：%{where}',
    unknown: '新しい端末でログインがありました',
  },
  sound: {
    label: '通知音',
    blocked: '音が出ません',
    why: 'ページを一度クリックすると、ブラウザーが音を許可します',
  },
  desktop: {
    label: 'デスクトップ通知',
    enable: 'デスクトップ通知を有効にする',
    enabled: '注文通知を有効にしました',
    failed: '有効にできませんでした。もう一度お試しください',
    how: '許可の方法',
    denied: 'ブラウザーが許可していません。',
    insecure: 'デスクトップ通知は https でのみ使えます',
    absent: 'このブラウザーはデスクトップ通知に対応していません',
  },
  help: {
    title: 'デスクトップ通知を許可するには',
    text: 'ブラウザーがこのサイトの通知を許可していません。お使いのブラウザーの手順に沿って許可し、もう一度有効にしてください。サイト：',
    mine: '使用中',
    chrome: {
      name: 'Chrome',
      bar: 'アドレスバー左の「サイト情報を表示」をクリックし、「通知」をオンにします。',
      settings:
        '見当たらない場合：設定 → プライバシーとセキュリティ → サイトの設定 → 通知 で、通知の送信を許可するサイトに追加します。',
    },
    edge: {
      name: 'Edge',
      bar: 'アドレスバー左の鍵アイコンをクリックし、「このサイトのアクセス許可」で「通知」を「許可」にします。',
      settings:
        '見当たらない場合：設定 → プライバシー、検索、サービス → サイトのアクセス許可 → 通知 で、「許可」に追加します。',
    },
    firefox: {
      name: 'Firefox',
      bar: 'アドレスバー左の許可アイコンをクリックし、「通知の送信」の「ブロック」を解除します。',
      settings:
        '見当たらない場合：設定 → プライバシーとセキュリティ → 許可設定 → 通知 → 設定 で、このサイトを「許可」にします。',
    },
    system: '許可しても表示されない場合は、パソコンの応答不可モードと通知の設定を確認してください。',
    close: '閉じる',
  },
  cards: '注文の通知',
  closeCard: '閉じる：%{title}',
  closeCards: 'すべて閉じる',
  told: '%{what}：%{about}',
  order: {
    noResponse: '%{minutes} 分間応答のない注文',
    autoCancelled: '受諾なし、注文を自動取消：%{place}',
  },
  alarm: {
    sos: '緊急通報：%{who}',
    new: 'アラート：%{who}',
    overdue: '緊急通報に未対応：%{who}',
  },
} satisfies Catalogue<typeof zh>;
