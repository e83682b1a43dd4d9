import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  failedSignInsToday: 'failed today',
  jobs: 'Jobs',
  jobsRunning: 'Jobs, %{smart_count} under way',
} satisfies Catalogue<typeof zh>;
