import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  failedSignInsToday: '本日の失敗',
  jobs: 'ジョブ',
  jobsRunning: 'ジョブ、%{smart_count} 件実行中',
  driverApprovals: '乗務員の審査、%{smart_count} 件待ち',
} satisfies Catalogue<typeof zh>;
