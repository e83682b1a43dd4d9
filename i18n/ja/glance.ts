import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  jobs: 'ジョブ',
  jobsRunning: 'ジョブ、%{smart_count} 件実行中',
  driverApprovals: '乗務員の審査、%{smart_count} 件待ち',
  orders: '注文',
  ordersWaiting: '配車待ちの注文、%{smart_count} 件',
  alarm: 'アラート',
  sos: '緊急通報',
  alarmsWaiting: 'アラート、%{smart_count} 件未対応',
  sosWaiting: '緊急通報、%{smart_count} 件未対応',
} satisfies Catalogue<typeof zh>;
