import { MessagesSquare } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const NEEDS = ['monitoring', 'monitoring.complaint'] as const;

export default {
  words: ['call', 'map', 'order'],
  resources: [
    {
      of: 'complaint',
      section: '/monitorDispatch',
      icon: MessagesSquare,
      order: 4,
      needs: NEEDS,
      capability: 'complaints',
      ...pagesOf(() => import('./pages.tsx')),
      create: () => import('./ComplaintCreate.tsx'),
      edit: () => import('./ComplaintPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'complaints',
      needs: NEEDS,
      capability: 'complaints',
      words: ['complaint'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
