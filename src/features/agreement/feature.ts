import { FileSignature, Files } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/agreementMange';

export default {
  words: ['agreement', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.agreements', icon: Files, order: 70 }],
  resources: [
    {
      path: '/agreementMange/agreementList',
      section: SECTION,
      title: 'title.agreement',
      icon: FileSignature,
      needs: ['agreement'],
      capability: 'entities',
      may: {
        read: 'agreement',
        create: 'agreement:edit',
        update: 'agreement:edit',
        remove: 'agreement:edit',
      },
      isLive: true,
      entity: async () => (await import('../../contract/agreement.ts')).agreement,
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./AgreementEdit.tsx'),
    },
  ],
} satisfies Door;
