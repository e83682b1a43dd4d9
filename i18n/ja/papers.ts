import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  waiting: {
    driver: {
      over: '乗務員の書類、期限切れ',
      near: '乗務員の書類、30日以内に期限',
    },
    vehicle: {
      over: '車両の書類、期限切れ',
      near: '車両の書類、30日以内に期限',
      unhandled: '未確認の車両の添付',
    },
  },
  overSince: '期限切れ %{smart_count} 日',
  today: '本日まで',
  left: '残り %{smart_count} 日',
  of: '%{name} %{left}',
  state: { over: '期限切れ', near: '30 日以内に期限', due: '期限切れ・期限間近' },
} satisfies Catalogue<typeof zh>;
