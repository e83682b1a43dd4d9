import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  failedSignInsToday: '本日の失敗',
  jobs: 'ジョブ',
  jobsRunning: 'ジョブ、%{smart_count} 件実行中',
} satisfies Catalogue<typeof zh>;
