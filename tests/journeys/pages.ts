/** Every route of the console; a test beside the features holds it complete. */
import type { AnyResource } from '../../src/contract/grammar/resource.ts';
import { RESOURCES } from '../../src/contract/resources.ts';

interface Seen {
  waitFor: string;
  id?: string;
  as?: string;
}

const samples = import.meta.glob('../../src/simulator/samples/*.ts');

/** A plain resource, whose form begins with a text; without samples there is no record to open. */
function seenOf({ name, resource, inputs, fields, calls }: AnyResource): Record<string, Seen> {
  const folder = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const hasRecords = `../../src/simulator/samples/${folder}.ts` in samples;
  const text = inputs.find(input => fields[input]?.kind.is === 'text');
  const form = text === undefined ? 'form' : `input[name="${text}"]`;
  return {
    [`/${resource}`]: { waitFor: hasRecords ? 'tr[data-row]' : 'h1' },
    ...(calls.create && { [`/${resource}/create`]: { waitFor: form } }),
    [`/${resource}/:id`]: { waitFor: hasRecords ? form : '[role=alert]', id: '1' },
  };
}

/** What tells that a page shows what it is for, by its route; `:id` stands for a record that the seed has. */
const LISTED: Readonly<Record<string, Seen>> = {
  '/dashboard/index': { waitFor: 'h1' },
  '/monitorDispatch/PlaceOrder': { waitFor: '[data-map]' },
  '/vehicle-monitor/vehicleMonitoring': { waitFor: '[data-map]' },
  '/vehicle-monitor/vehicle-taxi/realTimeMonitor': { waitFor: '[data-map]' },
  '/vehicle-monitor/outCityMonitoring': { waitFor: 'h1' },
  '/vehicle-monitor/outCityMonitoring/:id': { waitFor: 'h1', id: '1' },
  '/vehicle-monitor/realTimeInformation': { waitFor: 'tbody tr td' },
  '/vehicle-monitor/realTimeInformation/:id': { waitFor: 'nav button[aria-current]', id: 'company-all' },
  '/vehicle-monitor/vehicle-taxi/trackReplay': { waitFor: '[data-map]' },
  '/vehicle-monitor/vehicle-taxi/dataCompare': { waitFor: 'nav button' },
  '/vehicle-monitor/vehicle-taxi/dataCompare/:id': { waitFor: 'nav button[aria-current]', id: 'missingFeed' },
  '/vehicle-monitor/vehicle-taxi/monitorAddress': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/vehicle-monitor/vehicle-taxi/monitorAddress/create': { waitFor: 'input[name="name"]' },
  '/vehicle-monitor/vehicle-taxi/monitorAddress/:id': { waitFor: 'input[name="name"]', id: '1' },
  // nobody has come yet: the list says so
  '/vehicle-monitor/vehicle-taxi/placeVisits': { waitFor: 'h1' },
  '/vehicle-monitor/vehicle-taxi/taxi-monitor': { waitFor: 'h1' },
  '/report-statistics/call-statistics': { waitFor: 'h1' },
  '/callcenter/desk': { waitFor: 'h1' },
  '/callcenter/callers': { waitFor: 'tr[data-row]' },
  '/callcenter/callers/:id': { waitFor: 'h1', id: '1' },
  '/vehicle-manage/vehicle-info': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/vehicle-manage/vehicle-info/create': { waitFor: 'input[name="plateNumber"]' },
  '/vehicle-manage/vehicle-info/:id': { waitFor: 'input[name="plateNumber"]', id: '1' },
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-list': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-light': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-light/create': { waitFor: 'input[name="lightNo"]' },
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-light/:id': { waitFor: 'input[name="lightNo"]', id: '1' },
  '/agreementMange/agreementList': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/agreementMange/agreementList/create': { waitFor: 'input[name="title"]' },
  '/agreementMange/agreementList/:id': { waitFor: 'input[name="title"]', id: '1' },
  '/advertisementIndex/customerList': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/advertisementIndex/customerList/create': { waitFor: 'input[name="customerName"]' },
  '/advertisementIndex/customerList/:id': { waitFor: 'input[name="customerName"]', id: '1' },
  '/advertisementIndex/pictureType': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/advertisementIndex/pictureType/create': { waitFor: 'input[name="typeName"]' },
  '/advertisementIndex/pictureType/:id': { waitFor: 'input[name="typeName"]', id: '1' },
  '/monitorDispatch/alarm': { waitFor: 'article h2' },
  '/monitorDispatch/alarm/:id': { waitFor: 'article h2', id: '1' },
  '/monitorDispatch/complaint': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/monitorDispatch/complaint/create': { waitFor: 'textarea[name="content"]' },
  '/monitorDispatch/complaint/:id': { waitFor: '[role=tabpanel] h2', id: '1' },
  '/finance/income': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/finance/outlay': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/finance/lost': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/finance/lostReward': { waitFor: 'tr[data-row]' },
  '/order/orderList': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/order/orderList/:id': { waitFor: 'aside li', id: '1' },
  '/order/orderTrajectory': { waitFor: '[data-map]' },
  '/lost/index': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/lost/index/create': { waitFor: 'input[name="goodsName"]' },
  '/lost/found': { waitFor: 'tr[data-row]:nth-of-type(2)' },
  '/lost/found/create': { waitFor: 'input[name="goodsName"]' },
  '/lost/found/:id': { waitFor: '[role=tabpanel] h2', id: '4' },
  '/lost/index/:id': { waitFor: '[role=tabpanel] h2', id: '1' },
  '/lost/statistics': { waitFor: 'h1' },
  '/advertisementIndex/gift': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/advertisementIndex/gift/create': { waitFor: 'input[name="giftName"]' },
  '/advertisementIndex/gift/:id': { waitFor: 'input[name="giftName"]', id: '1' },
  '/advertisementIndex/installment': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/advertisementIndex/installment/create': { waitFor: 'input[name="installmentName"]' },
  '/advertisementIndex/installment/:id': { waitFor: 'input[name="installmentName"]', id: '1' },
  '/advertisementIndex/projectList': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/advertisementIndex/projectList/create': { waitFor: 'input[name="projectName"]' },
  '/advertisementIndex/projectList/:id': { waitFor: 'input[name="projectName"]', id: '1' },
  '/scoreShop/selfPickupPointManage': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/scoreShop/selfPickupPointManage/create': { waitFor: 'input[name="pointName"]' },
  '/scoreShop/selfPickupPointManage/:id': { waitFor: 'input[name="pointName"]', id: '1' },
  '/scoreShop/customerServiceManage': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/scoreShop/customerServiceManage/create': { waitFor: 'input[name="name"]' },
  '/scoreShop/customerServiceManage/:id': { waitFor: 'input[name="name"]', id: '1' },
  '/rentalCar/companyManage': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/rentalCar/companyManage/create': { waitFor: 'input[name="companyName"]' },
  '/rentalCar/companyManage/:id': { waitFor: 'input[name="companyName"]', id: '1' },
  '/rentalCar/consultInfo': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/rentalCar/consultInfo/:id': { waitFor: 'textarea[name="handleRemark"]', id: '1' },
  '/canteen/canteenList': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/canteen/canteenList/create': { waitFor: 'input[name="canteenName"]' },
  '/canteen/canteenList/:id': { waitFor: 'input[name="canteenName"]', id: '1' },
  '/vehicle-manage/company': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/vehicle-manage/company/create': { waitFor: 'input[name="companyName"]' },
  '/vehicle-manage/company/:id': { waitFor: 'input[name="companyName"]', id: '1' },
  '/system-manage/admin-user': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/admin-user/create': { waitFor: 'input[name="account"]' },
  '/system-manage/admin-user/:id': { waitFor: 'input[name="userName"]', id: '1002' },
  '/system-manage/role-group': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/role-group/create': { waitFor: 'input[name="name"]' },
  '/system-manage/role-group/:id': { waitFor: '[role=treeitem]', id: '2' },
  '/system-manage/menu': { waitFor: '[role=treeitem]' },
  '/system-manage/menu/create': { waitFor: 'input[name="title"]' },
  '/system-manage/menu/:id': { waitFor: 'input[name="title"]', id: '1' },
  '/system-manage/dictionary': { waitFor: 'tbody tr:nth-of-type(3) td, nav li button' },
  // the dictionary of areas
  '/system-manage/dictionary/:id': { waitFor: 'tbody tr:nth-of-type(3) td', id: '1' },
  '/system-manage/online-user': { waitFor: 'tr[data-row]' },
  '/system-manage/system-config': { waitFor: 'section li:nth-of-type(3) a' },
  '/system-manage/system-config/create': { waitFor: 'input[name="name"]' },
  // login.maxFail
  '/system-manage/system-config/:id': { waitFor: 'input[name="value"]', id: '2809341494246679' },
  '/system-manage/version': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/version/create': { waitFor: 'input[name="versionName"]' },
  '/system-manage/release-log': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/version/:id': { waitFor: 'input[name="versionName"]', id: '2' },
  '/system-manage/open-data-account': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/open-data-account/create': { waitFor: 'input[name="name"]' },
  '/system-manage/open-data-account/:id': { waitFor: 'input[name="name"]', id: '1' },
  '/system-manage/vehicleDataAccess': { waitFor: 'tr[data-row]' },
  '/system-manage/httpProtocolAccess': { waitFor: 'tr[data-row]' },
  '/system-manage/operate-log': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/operate-log/:id': { waitFor: 'aside pre', id: '1' },
  '/system-manage/login-log': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/system-manage/login-log/:id': { waitFor: 'aside dl', id: '1' },
  '/system-manage/reveal-log': { waitFor: 'h1' },
  // nothing has been revealed yet: the panel says so
  '/system-manage/reveal-log/:id': { waitFor: 'aside [role=alert]', id: '1' },
  '/system-tool/testIndex': { waitFor: 'section h2' },
  '/system-tool/content-site': { waitFor: 'input[name="minPoints"]' },
  '/system-tool/mapSwitch': { waitFor: '[data-map]' },
  '/export-centre/index': { waitFor: 'h1' },
  '/profile/index': { waitFor: '[role=tabpanel] li' },
  '/documentation/index': { waitFor: 'tbody tr', as: 'developer' },
  '/guide/index': { waitFor: 'ol li', as: 'developer' },
  '/driver-manage/driver-info': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/driver-manage/driver-info/create': { waitFor: 'input[name="name"]' },
  '/driver-manage/driver-info/:id': { waitFor: 'input[name="name"]', id: '1' },
  '/driver-manage/driver-index': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/driver-manage/driver-approval': { waitFor: 'article table' },
  '/driver-manage/driver-approval/:id': { waitFor: 'article table', id: '1' },
  '/driver-manage/driver-monitor': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/driver-manage/driver-check': { waitFor: 'tr[data-row]:nth-of-type(3)' },
  '/driver-manage/driver-check/create': { waitFor: 'select' },
  '/driver-manage/driver-check/:id': { waitFor: 'figure', id: '1' },
  '/401': { waitFor: 'h1' },
  '/404': { waitFor: 'h1' },
};

export const PAGES: Readonly<Record<string, Seen>> = {
  ...Object.assign({}, ...RESOURCES.filter(({ resource }) => !(`/${resource}` in LISTED)).map(seenOf)),
  ...LISTED,
};

export const isOfTheSystem = (route: string) => route.startsWith('/system-');
