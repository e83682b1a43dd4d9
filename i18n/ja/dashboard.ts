import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  greeting: '%{name} さん',
  account: 'アカウント',
  roles: 'ロール',
  areas: '担当地域',
  allAreas: 'すべて',
  rights: '権限',
  allRights: 'すべての権限',
  rightsCount: '%{smart_count} 件',
  pages: '利用できるページ',
  other: 'その他',
  noPages: 'お持ちの権限に対応するページは、まだ公開されていません。',
  nothing: '権限がまだないため、他のページは開けません。',
  whom: '最上位管理者、または「ユーザーとロール」を編集できる管理者にロールの付与を依頼し、その後ページを再読み込みしてください。',
  waiting: '対応待ち',
} satisfies Catalogue<typeof zh>;
