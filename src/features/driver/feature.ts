import { ClipboardCheck, IdCard, ShieldCheck, Smartphone, Timer, Users } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';
import {
  ACCOUNT_PATH,
  APPROVAL_PATH,
  CHECK_PATH,
  DRIVER_PATH,
  DRIVER_SECTION,
  MONITOR_PATH,
} from './paths.ts';

const ACCOUNTS = ['drivermgr', 'drivermgr.account'] as const;

/** One component for both: a request opens within the queue, which stays as it is. */
const loadQueue = () => import('./approval/ApprovalPage.tsx');

export default {
  words: ['driver', 'driverApproval', 'driverAccount', 'spotCheck', 'entity', 'revision'],
  sections: [{ path: DRIVER_SECTION, title: 'title.drivers', icon: Users, order: 60 }],
  resources: [
    {
      path: DRIVER_PATH,
      section: DRIVER_SECTION,
      title: 'title.driver',
      icon: IdCard,
      order: 1,
      needs: ['drivermgr'],
      capability: 'entities',
      may: {
        read: 'drivermgr',
        create: 'drivermgr:edit',
        update: 'drivermgr:edit',
        remove: 'drivermgr:edit',
      },
      isLive: true,
      importCall: { room: 'driver', name: 'create' },
      entity: async () => (await import('../../contract/driver.ts')).driver,
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./DriverPage.tsx'),
      otherwise: {
        may: { read: anyOf('drivermgr', 'monitoring.map') },
        calls: async () => entityRow((await import('../../contract/driver-calls.ts')).knownDriver),
        list: () => import('./known/KnownDrivers.tsx'),
      },
    },
    {
      path: ACCOUNT_PATH,
      section: DRIVER_SECTION,
      title: 'title.driverAccount',
      icon: Smartphone,
      order: 2,
      needs: ACCOUNTS,
      capability: 'drivers',
      may: { read: 'drivermgr.account', update: 'drivermgr.account:edit' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/driver-account.ts')).driverAccount),
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
      calls: async () => (await import('./calls.ts')).approvalRow,
      list: loadQueue,
      edit: loadQueue,
    },
    {
      path: CHECK_PATH,
      section: DRIVER_SECTION,
      title: 'title.spotCheck',
      icon: ClipboardCheck,
      order: 5,
      needs: ['drivermgr'],
      may: { read: 'drivermgr', create: 'drivermgr:check' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/spot-check.ts')).spotCheck),
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
      find: async (text, signal) => (await import('./record-search.ts')).findDrivers(text, signal),
    },
  ],
} satisfies Door;
