import { ClipboardCheck, IdCard, ShieldCheck, Smartphone, Timer, Users } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';
import { APPROVAL_PATH, DRIVER_SECTION, MONITOR_PATH } from './paths.ts';

const ACCOUNTS = ['drivermgr', 'drivermgr.account'] as const;

/** One component for both: a request opens within the queue, which stays as it is. */
const loadQueue = () => import('./approval/ApprovalPage.tsx');

export default {
  words: ['driverApproval', 'driverAccount', 'spotCheck', 'driverCash', 'cashEntry'],
  sections: [{ path: DRIVER_SECTION, title: 'title.drivers', icon: Users, order: 60 }],
  resources: [
    {
      of: 'driver',
      section: DRIVER_SECTION,
      icon: IdCard,
      order: 1,
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./DriverPage.tsx'),
      otherwise: {
        of: 'knownDriver',
        list: () => import('./known/KnownDrivers.tsx'),
      },
    },
    {
      of: 'driverAccount',
      section: DRIVER_SECTION,
      icon: Smartphone,
      order: 2,
      needs: ACCOUNTS,
      capability: 'drivers',
      list: () => import('./account/AccountList.tsx'),
    },
    {
      path: APPROVAL_PATH,
      section: DRIVER_SECTION,
      title: 'title.driverApproval',
      icon: ShieldCheck,
      order: 3,
      needs: ACCOUNTS,
      capability: 'drivers',
      may: { read: 'drivermgr.account' },
      isLive: true,
      calls: () => import('./calls.ts').then(all => all.approvalRow),
      list: loadQueue,
      edit: loadQueue,
    },
    {
      of: 'spotCheck',
      section: DRIVER_SECTION,
      icon: ClipboardCheck,
      order: 5,
      list: () => import('./check/CheckList.tsx'),
      create: () => import('./check/NewCheck.tsx'),
      edit: () => import('./check/CheckPage.tsx'),
    },
  ],
  pages: [
    {
      path: MONITOR_PATH,
      section: DRIVER_SECTION,
      title: 'title.driverMonitor',
      icon: Timer,
      order: 4,
      needs: ['drivermgr'],
      capability: 'entities',
      load: () => import('./MonitorPage.tsx'),
    },
  ],
  navbar: [
    {
      key: 'driverApprovals',
      place: 'counter',
      order: 100,
      needs: ACCOUNTS,
      capability: 'drivers',
      load: () => import('./PendingCounter.tsx'),
    },
  ],
  figures: [
    {
      key: 'driverRequests',
      needs: ACCOUNTS,
      capability: 'drivers',
      words: ['driver'],
      load: () => import('./request-figures.ts'),
    },
    {
      key: 'driverPapers',
      needs: ['drivermgr'],
      capability: 'entities',
      words: ['papers'],
      load: () => import('./papers-figures.ts'),
    },
  ],
  searches: [
    {
      key: 'drivers',
      title: 'title.driver',
      order: 60,
      needs: ['drivermgr'],
      capability: 'entities',
      load: () => import('./record-search.ts').then(all => all.findDrivers),
    },
  ],
} satisfies FeatureModule;
