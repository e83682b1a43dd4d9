import { ScrollText, Smartphone } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['appVersion', 'appRelease', 'entity', 'revision'],
  resources: [
    {
      of: 'appVersion',
      section: '/system-manage',
      icon: Smartphone,
      order: 6,
      list: () => import('./VersionList.tsx'),
      create: () => import('./VersionCreate.tsx'),
      edit: () => import('./VersionEdit.tsx'),
    },
    {
      of: 'appRelease',
      section: '/system-manage',
      icon: ScrollText,
      order: 7,
      list: () => import('./release-log/ReleaseLogPage.tsx'),
    },
  ],
} satisfies FeatureModule;
