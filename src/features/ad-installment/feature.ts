import { CalendarRange } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  resources: [
    {
      of: 'adInstallment',
      section: '/advertisementIndex',
      order: 1,
      icon: CalendarRange,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
  figures: [
    {
      key: 'installments',
      needs: ['adPastePictureMange'],
      capability: 'filters',
      words: ['adInstallment'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
