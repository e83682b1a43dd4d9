/** Which records are told of while they change, and to whom. 实时 live · 编辑锁 lock */
import { MENU_RESOURCE } from './access-records.ts';
import { adCustomer } from './ad-customer.ts';
import { adDriverGift } from './ad-driver-gift.ts';
import { adInstallment } from './ad-installment.ts';
import { adPictureType } from './ad-picture-type.ts';
import { adProject } from './ad-project.ts';
import { agreement } from './agreement.ts';
import { canteen } from './canteen.ts';
import { company } from './company.ts';
import { dictionaryRecord } from './dictionary-record.ts';
import { driver } from './driver.ts';
import { ACCOUNT_RESOURCE } from './driver-account.ts';
import { APPROVAL_RESOURCE } from './driver-approval.ts';
import { anyOf, type May } from './grammar/may.ts';
import { openDataAccount } from './open-data.ts';
import { pickupPoint } from './pickup-point.ts';
import { rentalCompany } from './rental-company.ts';
import { rentalConsult } from './rental-consult.ts';
import { serviceCard } from './service-card.ts';
import { CHECK_RESOURCE } from './spot-check.ts';
import { taxiLight } from './taxi-light.ts';
import { vehicle } from './vehicle.ts';
import { watchedPlace } from './watched-place.ts';

export interface LiveRecord {
  resource: string;
  /** Who sees such records. */
  may: May;
  mayEdit: May;
  /** Who hears of changes besides, as everybody has a menu. */
  mayHear?: May;
  /** Each is seen only by who sees all of its areas. */
  isByArea: boolean;
}

/** Records whose changes and locks are told to whoever sees them, by the object type of the operate log. */
export const LIVE_RECORDS = {
  openDataAccount: openDataAccount.live,
  adCustomer: adCustomer.live,
  adDriverGift: adDriverGift.live,
  adInstallment: adInstallment.live,
  adPictureType: adPictureType.live,
  adProject: adProject.live,
  canteen: canteen.live,
  pickupPoint: pickupPoint.live,
  rentalCompany: rentalCompany.live,
  rentalConsult: rentalConsult.live,
  serviceCard: serviceCard.live,
  company: company.live,
  vehicle: vehicle.live,
  taxiLight: taxiLight.live,
  agreement: agreement.live,
  watchedPlace: watchedPlace.live,
  driver: driver.live,
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
  // everybody reads the words
  dictionary: { ...dictionaryRecord.live, mayHear: 'signed-in' },
  adminUser: {
    resource: 'system-manage/admin-user',
    may: 'usermgr.list',
    mayEdit: anyOf('usermgr.list:edit'),
    isByArea: true,
  },
  role: {
    resource: 'system-manage/role-group',
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
  menu: {
    resource: MENU_RESOURCE,
    may: 'systemmgr',
    mayEdit: anyOf('systemmgr:menu'),
    mayHear: 'signed-in',
    isByArea: false,
  },
} as const satisfies Readonly<Record<string, LiveRecord>>;

export type LiveObject = keyof typeof LIVE_RECORDS;
