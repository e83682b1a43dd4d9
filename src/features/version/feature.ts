import { ScrollText, Smartphone } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { RELEASE_LOG_PATH, VERSION_PATH } from './paths.ts';

export default {
  words: ['version', 'entity', 'recordLog', 'revision'],
  resources: [
    {
      path: VERSION_PATH,
      section: '/system-manage',
      title: 'title.version',
      icon: Smartphone,
      order: 6,
      needs: ['systemmgr'],
      may: {
        read: 'systemmgr',
        create: 'systemmgr:version',
        update: 'systemmgr:version',
        remove: 'systemmgr:version',
      },
      isLive: true,
      calls: async () => (await import('./calls.ts')).versionRow,
      list: () => import('./VersionList.tsx'),
      create: () => import('./VersionCreate.tsx'),
      edit: () => import('./VersionEdit.tsx'),
    },
    {
      path: RELEASE_LOG_PATH,
      section: '/system-manage',
      title: 'title.releaseLog',
      icon: ScrollText,
      order: 7,
      needs: ['systemmgr'],
      may: { read: 'systemmgr' },
      calls: async () => (await import('./calls.ts')).releaseRow,
      list: () => import('./release-log/ReleaseLogPage.tsx'),
    },
  ],
} satisfies Door;
