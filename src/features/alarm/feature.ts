import { Siren } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const NEEDS = ['monitoring', 'monitoring.alarm'] as const;

/** One component for both: an alarm opens within the queue, which stays as it is. */
const load = () => import('./AlarmPage.tsx');

export default {
  words: ['alarm', 'entity', 'map', 'order', 'revision'],
  resources: [
    {
      of: 'alarm',
      section: '/monitorDispatch',
      icon: Siren,
      order: 3,
      needs: NEEDS,
      list: load,
      edit: load,
    },
  ],
  navbar: [
    {
      key: 'alarms',
      place: 'counter',
      // before everything
      order: 80,
      isPressing: true,
      needs: NEEDS,
      load: () => import('./AlarmCounter.tsx'),
    },
  ],
  figures: [
    {
      key: 'alarms',
      needs: NEEDS,
      words: ['alarm'],
      load: () => import('./figures.ts'),
    },
  ],
  news: [
    {
      types: ['ALARM_NEW'],
      capability: 'alarms',
      needs: 'monitoring.alarm',
      load: () => import('./alarm-news.ts'),
    },
  ],
} satisfies FeatureModule;
