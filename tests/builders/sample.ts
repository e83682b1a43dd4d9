/**
 * What the tables over everything run on. In core it is a fixed sample in which each kind of thing is there; a new
 * resource adds nothing to it. In the full tier it is everything, or what belongs to the features that
 * `npm test -- <feature>` names.
 */
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import type { Feature } from '../../src/data/feature.ts';
import { pagesOf } from '../../src/data/routes.ts';
import { IS_FULL } from './tier.ts';

/** Resources by path, each with what it stands for. */
const RESOURCES: Readonly<Record<string, string>> = {
  '/canteen/canteenList': 'a plain resource',
  '/advertisementIndex/customerList': 'a specified one',
  '/monitorDispatch/complaint': 'one with acts',
  '/vehicle-monitor/vehicle-taxi/monitorAddress': 'one with a map',
  '/lost/index': 'one with 60 fields',
  '/driver-manage/driver-index': 'one that is edited in a dialog',
  '/driver-manage/driver-info': 'one with masked fields and areas',
  '/system-manage/operate-log': 'one without create',
  '/system-manage/admin-user': 'rights',
  '/finance/outlay': 'money',
};

/** Pages that are no resource. */
const PAGES: readonly string[] = [
  '/dashboard/index',
  '/monitorDispatch/PlaceOrder',
  '/callcenter/desk',
  '/report-statistics/call-statistics',
  '/profile/index',
  '/documentation/index',
];

/** Rooms of the contract: those of the resources above, and what every other call stands on. */
const ROOMS: ReadonlySet<string> = new Set([
  'access',
  'adCustomer',
  'canteen',
  'complaint',
  'complaints',
  'dispatch',
  'driver',
  'driverAccount',
  'job',
  'log',
  'lost',
  'lostOrder',
  'orderDoor',
  'outlay',
  'outlays',
  'paymentDoor',
  'reveal',
  'session',
  'storage',
  'watchedPlace',
]);

/** What it consists of. */
export const SAMPLE = { paths: [...Object.keys(RESOURCES), ...PAGES], rooms: ROOMS };

/** The features that the run is about; none where it is about all. */
const ABOUT: readonly string[] = process.env.TEST_ABOUT?.split(',') ?? [];

/** A feature alone may have too little of something that the whole, and the sample, must have. */
export const isWhole = ABOUT.length === 0;

/** `driver-approval` and `driverApproval` are about `driver`. */
const isAbout = (name: string) => {
  const kebab = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return ABOUT.some(word => kebab === word || kebab.startsWith(`${word}-`));
};

/** Whether a table tries what is at this path, a page or a resource. */
export function isSampled(path: string, features: readonly Feature[]): boolean {
  if (!isWhole) {
    const of = features.filter(({ name }) => isAbout(name));
    return pagesOf(of).some(page => page.path === path);
  }
  return IS_FULL || SAMPLE.paths.includes(path);
}

/** Whether a table tries this route: its path may end in `:id` or `create`. */
export const isSampledRoute = (route: string, features: readonly Feature[]): boolean =>
  isSampled(route.replace(/\/(?:create|:id)$/, ''), features);

/** Whether a table tries this call. */
export function isSampledCall({ room }: Pick<AnyCall, 'room'>): boolean {
  if (!isWhole) return isAbout(room);
  return IS_FULL || ROOMS.has(room);
}
