import { ScrollText, Smartphone } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { RELEASE_LOG_PATH, VERSION_PATH } from './paths.ts';

export default {
  words: ['appVersion', 'appRelease', 'entity', 'revision'],
  resources: [
    {
      path: VERSION_PATH,
      section: '/system-manage',
      title: 'title.appVersion',
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
      calls: async () => entityRow((await import('../../contract/app-version.ts')).appVersion),
      list: () => import('./VersionList.tsx'),
      create: () => import('./VersionCreate.tsx'),
      edit: () => import('./VersionEdit.tsx'),
    },
    {
      path: RELEASE_LOG_PATH,
      section: '/system-manage',
      title: 'title.appRelease',
      icon: ScrollText,
      order: 7,
      needs: ['systemmgr'],
      may: { read: 'systemmgr' },
      calls: async () => entityRow((await import('../../contract/app-release.ts')).appRelease),
      list: () => import('./release-log/ReleaseLogPage.tsx'),
    },
  ],
} satisfies Door;
