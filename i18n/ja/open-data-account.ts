import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/open-data-account.ts';

export default {
  shared: {
    title: {
      openDataAccount: 'オープンデータ',
      vehicleDataAccess: '車両データ連携',
      httpProtocolAccess: 'HTTP 連携',
    },
  },
  create: 'アカウントを追加',
  empty: 'オープンデータアカウントはまだありません',
  emptyWhy: '連携先ごとに追加すると、アプリキーとシークレットの署名でアクセスできます',
  searchHint: '名称、アプリキー',
  created: '%{name} を追加しました',
  secretOnce: 'アプリキー %{appKey}。シークレットの表示は今回だけです。コピーして連携先に渡してください。',
  expired: '期限切れ',
  field: {
    appKey: 'アプリキー',
    protocol: 'プロトコル',
    scopes: '権限',
    ipWhitelist: '許可アドレス',
    dataFrom: 'データ元',
    endpoint: '連携先アドレス',
    qps: '毎秒の上限',
    dailyLimit: '1 日の上限',
    expireOn: '有効期限',
    lastTime: '最終アクセス',
    todayCount: '本日の要求',
    errorCount: '本日の拒否',
    secretOn: 'シークレット発行',
    oldSecretUntil: '旧シークレット期限',
  },
  protocol: {
    1: 'HTTP 送信',
    2: 'HTTP 取得',
    3: 'JT/T 809',
    4: 'Kafka',
  },
  state: {
    0: '無効',
    1: '有効',
  },
  scopes: {
    pushPositions: '位置の送信',
    pushPictures: '画像の送信',
    orderAsPassenger: '乗客としての注文',
    driveOrders: '乗務員としての受注',
    payOrders: '注文の支払い',
    raiseAlarms: 'アラートの送信',
    reportCalls: '通話の送信',
    handInItems: '忘れ物の届け出',
    reportPayments: '決済の送信',
    withdraw: '出金の申請',
    fetchPositions: '位置の取得',
    fetchOrders: '注文の取得',
    fetchSupervision: '監督データの取得',
  },
  help: {
    ipWhitelist: 'アドレスまたは範囲（例 10.8.0.0/16）。空欄は制限なし',
    dataFrom: '位置データのデータ元コード（例 4501001）',
    dailyLimit: '空欄は制限なし',
  },
  problem: {
    ipWhitelist: 'アドレスまたは範囲を入力してください（例 10.8.0.7、10.8.0.0/16）',
    endpoint: '完全なアドレスを入力してください（例 https://example.com/feed）',
  },
  renew: {
    label: 'シークレットを更新',
    question:
      '%{name} のシークレットを更新しますか。旧シークレットはあと 24 時間使えます。連携先はそれまでに切り替えてください。',
    done: '%{name} の新しいシークレット',
    until: '表示は今回だけです。コピーして連携先に渡してください。旧シークレットは %{time} まで使えます。',
  },
  tryIt: {
    title: '試す',
    why: 'シークレットを入れて端末で実行します。アカウント名とサーバー時刻が返れば使えます。',
  },
} satisfies Catalogue<typeof zh>;
