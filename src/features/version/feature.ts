import { ScrollText, Smartphone } from 'lucide-react';
import { releaseCalls } from '../../contract/app-release.ts';
import { versionCalls } from '../../contract/app-version.ts';
import type { Feature } from '../../data/feature.ts';
import { RELEASE_LOG_PATH, VERSION_PATH } from './paths.ts';

export const version: Feature = {
  name: 'version',
  words: ['version', 'entity', 'recordLog', 'revision'],
  resources: [
    {
      path: VERSION_PATH,
      section: '/system-manage',
      title: 'title.version',
      icon: Smartphone,
      needs: ['systemmgr'],
      calls: {
        list: versionCalls.listVersions,
        create: versionCalls.createVersion,
        update: versionCalls.updateVersion,
        remove: versionCalls.deleteVersion,
        idField: 'id',
      },
      list: () => import('./VersionList.tsx'),
      create: () => import('./VersionCreate.tsx'),
      edit: () => import('./VersionEdit.tsx'),
    },
    {
      path: RELEASE_LOG_PATH,
      section: '/system-manage',
      title: 'title.releaseLog',
      icon: ScrollText,
      needs: ['systemmgr'],
      calls: { list: releaseCalls.listReleases, idField: 'id' },
      list: () => import('./release-log/ReleaseLogPage.tsx'),
    },
  ],
};
