import { MessagesSquare } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { COMPLAINT_PATH } from '../../nouns/complaint/paths.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const NEEDS = ['monitoring', 'monitoring.complaint'] as const;
const HANDLE = 'monitoring.complaint:handle';

export default {
  words: ['complaint', 'call', 'entity', 'map', 'order', 'revision'],
  resources: [
    {
      path: COMPLAINT_PATH,
      section: '/monitorDispatch',
      title: 'title.complaint',
      icon: MessagesSquare,
      order: 4,
      needs: NEEDS,
      capability: 'complaints',
      may: { read: 'monitoring.complaint', create: HANDLE, update: HANDLE },
      isLive: true,
      entity: async () => (await import('../../contract/complaint.ts')).complaint,
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
} satisfies Door;
