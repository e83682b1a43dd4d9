import { FileSignature, Files } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/agreementMange';

export default {
  sections: [{ path: SECTION, title: 'title.agreements', icon: Files, order: 70 }],
  resources: [
    {
      of: 'agreement',
      section: SECTION,
      icon: FileSignature,
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./AgreementEdit.tsx'),
    },
  ],
} satisfies FeatureModule;
