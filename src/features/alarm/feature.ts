import { Siren } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { ALARM_PATH } from './paths.ts';

const NEEDS = ['monitoring', 'monitoring.alarm'] as const;

/** One component for both: an alarm opens within the queue, which stays as it is. */
const load = () => import('./AlarmPage.tsx');

export default {
  words: ['alarm', 'entity', 'map', 'order', 'revision'],
  resources: [
    {
      path: ALARM_PATH,
      section: '/monitorDispatch',
      title: 'title.alarm',
      icon: Siren,
      order: 3,
      needs: NEEDS,
      may: { read: 'monitoring.alarm' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/alarm.ts')).alarm),
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
} satisfies Door;
