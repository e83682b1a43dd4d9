import { BookOpenText, Scale } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const WORDS = ['driverCash', 'cashEntry', 'cashAdjustment', 'entity', 'revision'] as const;

export default {
  words: WORDS,
  resources: [
    {
      of: 'cashEntry',
      section: '/finance',
      icon: BookOpenText,
      order: 6,
      capability: 'payments',
      list: () => import('./entry/EntryList.tsx'),
    },
    {
      of: 'cashAdjustment',
      section: '/finance',
      icon: Scale,
      order: 7,
      capability: 'payments',
      list: () => import('./adjustment/AdjustmentList.tsx'),
      create: () => import('./adjustment/AdjustPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'cashAdjustments',
      needs: ['finance:check'],
      capability: 'payments',
      words: ['driverCash'],
      load: () => import('./figures.ts'),
    },
  ],
  approvals: [{ kind: 'cashAdjustment', load: () => import('./adjustment/DecideDialog.tsx') }],
} satisfies FeatureModule;
