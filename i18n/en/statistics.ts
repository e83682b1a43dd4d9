import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/statistics.ts';

export default {
  period: { label: 'Period', today: 'Today', week: 'Last 7 days', month: 'Last 30 days', own: 'Own dates' },
  grouping: { label: 'Grouped', day: 'By day', week: 'By week', month: 'By month' },
  compared: 'Before: %{was}, %{difference}',
  was: 'Before: %{was}',
  points: '%{count} points',
  seconds: '%{count} s',
  share: 'Share',
} satisfies Catalogue<typeof zh>;
