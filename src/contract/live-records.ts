/** Which records are told of while they change, and to whom: resources are found, the others are named. 实时 live */

import { MENU_RESOURCE } from './access-records.ts';
import { alarm } from './alarm.ts';
import { ACCOUNT_RESOURCE } from './driver-account.ts';
import { APPROVAL_RESOURCE } from './driver-approval.ts';
import type { LiveRecord } from './grammar/live.ts';
import { anyOf } from './grammar/may.ts';
import { income } from './income.ts';
import { order } from './order.ts';
import { outlay } from './outlay.ts';
import { RESOURCES } from './resources.ts';
import { CHECK_RESOURCE } from './spot-check.ts';

export const USER_RESOURCE = 'system-manage/admin-user';
export const ROLE_RESOURCE = 'system-manage/role-group';

/** What no `resource(…)` declares. */
const NAMED: Readonly<Record<string, LiveRecord>> = {
  driverAccount: {
    resource: ACCOUNT_RESOURCE,
    may: 'drivermgr.account',
    mayEdit: 'drivermgr.account:edit',
    isByArea: true,
  },
  driverApproval: {
    resource: APPROVAL_RESOURCE,
    may: 'drivermgr.account',
    mayEdit: 'drivermgr.account:audit',
    isByArea: true,
  },
  spotCheck: { resource: CHECK_RESOURCE, may: 'drivermgr', mayEdit: 'drivermgr:check', isByArea: true },
  adminUser: {
    resource: USER_RESOURCE,
    may: 'usermgr.list',
    mayEdit: anyOf('usermgr.list:edit'),
    isByArea: true,
  },
  role: {
    resource: ROLE_RESOURCE,
    may: 'usermgr.list',
    mayEdit: anyOf('usermgr.list:edit'),
    isByArea: false,
  },
  property: {
    resource: 'system-manage/system-config',
    may: 'systemmgr',
    mayEdit: anyOf('systemmgr:config'),
    isByArea: false,
  },
  appVersion: {
    resource: 'system-manage/version',
    may: 'systemmgr',
    mayEdit: anyOf('systemmgr:version'),
    isByArea: false,
  },
  order: order.live,
  alarm: alarm.live,
  income: income.live,
  outlay: outlay.live,
  menu: {
    resource: MENU_RESOURCE,
    may: 'systemmgr',
    mayEdit: anyOf('systemmgr:menu'),
    mayHear: 'signed-in',
    isByArea: false,
  },
};

/** Records whose changes and locks are told to whoever sees them, by the object type of the operate log. */
export const LIVE_RECORDS: Readonly<Record<string, LiveRecord>> = {
  ...Object.fromEntries(
    RESOURCES.filter(({ calls }) => calls.create ?? calls.update ?? calls.remove).map(({ name, live }) => [
      name,
      live,
    ]),
  ),
  ...NAMED,
};
