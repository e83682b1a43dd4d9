import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error.ts';

export default {
  TOKEN_INVALID: 'ログインしていません。もう一度ログインしてください。',
  SESSION_EXPIRED: 'セッションの期限が切れました。もう一度ログインしてください。',
  LOGIN_CODE_NEEDED: '確認コードを入力してください。',
  SESSION_ENDED: 'このセッションは終了されました。もう一度ログインしてください。',
  LOGIN_CODE_WRONG: '確認コードが違うか、期限切れです。',
  PASSWORD_RENEWAL: '初回ログイン、またはパスワードが再設定されました。新しいパスワードを設定してください。',
  CREDENTIALS_WRONG: 'アカウントまたはパスワードが違います。',
  STATE_CONFLICT: 'このデータは他の人が変更しました。',
  STATE_NOT_ALLOWED: '現在の状態ではこの操作はできません。',
  LOCKED: 'このデータは他の人が編集中です。',
  DUPLICATE: '同じデータがすでにあります。',
  OVER_LIMIT: '上限を超えています。',
  NOT_FOUND: 'データが存在しないか、表示する権限がありません。',
  PARAMETER: '入力内容に誤りがあります。',
  NO_PERMISSION: 'この操作の権限がありません。',
  SECOND_APPROVER: '別の人の承認が必要です。',
  TOO_FREQUENT: '操作が多すぎます。後でもう一度お試しください。',
  INTERNAL: 'サーバーでエラーが発生しました。',
  DEPENDENCY_AWAY: 'サービスを利用できません。後でもう一度お試しください。',
  exception: '例外：%{error}',
  refusal: {
    error: 'エラー：%{message}',
    request: 'リクエストに失敗しました、%{message}',
  },
  answerLost: '応答がありませんでした。保存された可能性があります。一覧で確認してから再試行してください。',
  absent: '接続先のシステムにこの機能はありません。',
  unreadable:
    '上流システムの応答を読み取れないため（%{call}）、何も表示していません。管理者に接続先の仕様を確認してもらってください。',
  noEnvelope:
    '途中のサーバーまたはプロキシがページ（HTTP %{status}）を返し、システムの応答がありませんでした。入力内容は残っています。少し待って状態を確認してからやり直してください。続く場合は管理者に「HTTP %{status}」とお伝えください。',
  noEnvelopeOnSave:
    '途中のサーバーまたはプロキシがページ（HTTP %{status}）を返し、システムの応答がありませんでした。保存された可能性があります。入力内容は残っています。一覧で確認してから再試行してください。',
  network: 'ネットワークに接続できません。接続を確認してやり直してください。',
  timeout: 'サーバーから応答がありません。後でもう一度お試しください。',
  unknown: '操作に失敗しました。',
} satisfies Catalogue<typeof zh>;
