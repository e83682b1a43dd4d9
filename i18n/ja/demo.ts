import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/demo.ts';

export default {
  admin: '管理者',
  dispatcher: '配車',
  monitor: '監視',
  agent: 'コールセンター',
  lost: '忘れ物',
  finance: '経理',
  ad: '広告',
  auditor: '監査',
  developer: '開発',
  lost2: '忘れ物 2',
  finance2: '経理 2',
  operations: '運営',
  operations2: '運営 2',
  /** In place of the buttons. */
  withdrawn:
    'プロキシ経由または別のアドレス宛てのリクエストがあったため、デモ用アカウントは無効になりました。サーバーを止めて npm run admin -- reset <アカウント> を実行するとパスワードを設定できます。自分のプロキシなら TRUST_PROXY を設定してください。',
} satisfies Catalogue<typeof zh>;
