/** What the console consists of, in the order of the menu. */
import type { Feature } from '../data/feature.ts';
import { access } from '../features/access/feature.ts';
import { adCustomer } from '../features/ad-customer/feature.ts';
import { adDriverGift } from '../features/ad-driver-gift/feature.ts';
import { adInstallment } from '../features/ad-installment/feature.ts';
import { adPictureType } from '../features/ad-picture-type/feature.ts';
import { adProject } from '../features/ad-project/feature.ts';
import { agreement } from '../features/agreement/feature.ts';
import { canteen } from '../features/canteen/feature.ts';
import { company } from '../features/company/feature.ts';
import { contentSite } from '../features/content-site/feature.ts';
import { dashboard } from '../features/dashboard/feature.ts';
import { dataCompare } from '../features/data-compare/feature.ts';
import { developer } from '../features/developer/feature.ts';
import { dictionary } from '../features/dictionary/feature.ts';
import { driver } from '../features/driver/feature.ts';
import { jobs } from '../features/jobs/feature.ts';
import { log } from '../features/log/feature.ts';
import { mapSwitch } from '../features/map-switch/feature.ts';
import { menu } from '../features/menu/feature.ts';
import { notifications } from '../features/notifications/feature.ts';
import { online } from '../features/online/feature.ts';
import { onlineRate } from '../features/online-rate/feature.ts';
import { openData } from '../features/open-data/feature.ts';
import { outOfTown } from '../features/out-of-town/feature.ts';
import { pickupPoint } from '../features/pickup-point/feature.ts';
import { profile } from '../features/profile/feature.ts';
import { property } from '../features/property/feature.ts';
import { rentalCompany } from '../features/rental-company/feature.ts';
import { rentalConsult } from '../features/rental-consult/feature.ts';
import { serviceCard } from '../features/service-card/feature.ts';
import { systemTool } from '../features/system-tool/feature.ts';
import { taxiLight } from '../features/taxi-light/feature.ts';
import { taxiMonitor } from '../features/taxi-monitor/feature.ts';
import { terminal } from '../features/terminal/feature.ts';
import { trackReplay } from '../features/track-replay/feature.ts';
import { vehicle } from '../features/vehicle/feature.ts';
import { vehicleMonitor } from '../features/vehicle-monitor/feature.ts';
import { version } from '../features/version/feature.ts';
import { watchedPlace } from '../features/watched-place/feature.ts';

export const features: readonly Feature[] = [
  dashboard,
  vehicleMonitor,
  mapSwitch,
  outOfTown,
  onlineRate,
  trackReplay,
  dataCompare,
  watchedPlace,
  taxiMonitor,
  vehicle,
  company,
  driver,
  terminal,
  taxiLight,
  agreement,
  adCustomer,
  adPictureType,
  adProject,
  adInstallment,
  adDriverGift,
  pickupPoint,
  serviceCard,
  rentalCompany,
  rentalConsult,
  canteen,
  access,
  menu,
  online,
  property,
  version,
  log,
  dictionary,
  openData,
  profile,
  jobs,
  notifications,
  systemTool,
  contentSite,
  developer,
];
