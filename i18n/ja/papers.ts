import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  overSince: '期限切れ %{smart_count} 日',
  today: '本日まで',
  left: '残り %{smart_count} 日',
  of: '%{name} %{left}',
  unhandled: '未確認の添付',
  state: { over: '期限切れ', near: '30 日以内に期限', due: '期限切れ・期限間近' },
} satisfies Catalogue<typeof zh>;
