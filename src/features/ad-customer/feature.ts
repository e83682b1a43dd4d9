import { BriefcaseBusiness, Megaphone } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  sections: [{ path: SECTION, title: 'title.advertising', icon: Megaphone, order: 80 }],
  resources: [
    {
      of: 'adCustomer',
      section: SECTION,
      icon: BriefcaseBusiness,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
