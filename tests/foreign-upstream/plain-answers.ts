/** Calls of areas nobody tests here in depth: they answer, in the old system's manner. */
import type { Answer } from './answers.ts';
import type { Call } from './requests.ts';

const list = (...rows: unknown[]) => ({ data: rows });
/** What the old system says when it has nothing. */
const NOTHING: Answer = { data: null };

/** GCJ-02, as every map service in the country; nothing says so. */
const PLACES = [
  {
    plateNumber: '桂A12T56',
    lng: 108.37135,
    lat: 22.81421,
    direction: 87,
    speed: 32,
    businessStatus: 1,
    load: true,
  },
  {
    plateNumber: '桂A98T10',
    lng: 108.32207,
    lat: 22.82613,
    direction: 270,
    speed: 0,
    businessStatus: 3,
    load: false,
  },
];

const GROUPS = [
  { id: 450103, areaName: '青秀区', onlineCount: 412, totalLocationCount: 431, totalRecordCount: 520 },
  { id: 450105, areaName: '江南区', onlineCount: 203, totalLocationCount: 240, totalRecordCount: 310 },
];

const DRIVER = { driverId: 7001, name: '甘建军', plateNum: '桂A12T56' };

const READ: Readonly<Record<string, () => Answer>> = {
  '/api/admin/order/getOrderCount': () => ({ data: { driverNoRegCount: 3, orderCount: 7 } }),
  '/api/admin/order/getVehicleOnlineCount': () => list(...GROUPS),
  '/api/admin/driver/transfer-article/get-wait-activity-cont': () => ({ data: 2 }),
  '/api/admin/companies': () => list({ id: 11, companyName: '邕城出租', vehicleCount: 320 }),
  '/api/admin/company': () => ({ data: { id: 11, companyName: '邕城出租' } }),
  '/api/admin/driverReg/allCity': () => list({ id: 450100, name: '南宁市' }),
  '/api/admin/version/versions': () => ({ data: null, total: 0 }),
  '/api/admin/property/list': () => ({
    data: [{ id: 1, name: 'order.emptyRadius', value: '500', version: 3 }],
    total: 1,
  }),
  '/api/admin/alarm/queryCallthepoliceInfo': () => ({ data: null, total: 0 }),
  '/api/admin/driver/info': () => ({ data: DRIVER }),
  '/api/admin/driver/all': () => list(DRIVER),
  '/api/admin/order/getVehicleByPlateNum': () => NOTHING,
  '/api/admin/order/getPrePlateNumByAreaCode': () => ({ data: '桂A' }),
  '/api/admin/order/dispatch/queryCallRecordList': () => ({
    data: { recordExpands: null, allCount: 0, countBy7Day: 0, countBy30Day: 0 },
    total: 0,
  }),
  '/api/admin/order/dispatch/getOrderTrajectoryList': () => NOTHING,
  '/api/admin/lost/statistics': () => ({ data: { total: 18, handled: 11 } }),
  '/api/admin/lost/rewards': () => ({ data: null, total: 0 }),
  '/api/admin/lost/finance/orders': () => ({ data: null, total: 0 }),
  '/api/admin/lost/realDrivers': () => NOTHING,
  '/api/admin/lost/order/{id}/serviceInfo': () => NOTHING,
  '/api/admin/lost/order/{id}/refund': () => NOTHING,
  '/api/admin/lost/order/{id}/reward': () => NOTHING,
  '/api/admin/finance/incomes': () => ({ data: null, total: 0 }),
  '/api/admin/finance/outlays': () => ({ data: null, total: 0 }),
  '/api/gis/clustering/locations': () => ({ data: { clusters: null, vehicleLocationVoList: PLACES } }),
  '/api/gis/monitor/vehicles': () => NOTHING,
  '/api/gis/trackVehicles': () => list(...PLACES),
  '/api/gis/circleSearchTrackVehicles': () => list(...PLACES),
  '/api/gis/queryLocationByplateNumber': () => ({ data: PLACES[0] }),
  '/api/ad/admin/app/adProperties': () => list({ name: 'ad_photo_cycle', value: '30' }),
  '/api/ad/admin/allCarCompanyNames': () => list({ id: 11, companyName: '邕城出租' }),
  '/api/ad/admin/companies': () => list({ id: 11, companyName: '邕城出租' }),
  '/api/ad/admin/adPastePictureLogs': () => ({ data: null, total: 0 }),
  '/api/ad/admin/adCustomers': () => ({ data: [{ id: 21, customerName: '青秀超市', state: 1 }], total: 1 }),
  '/api/ad/admin/adInstallments': () => ({ data: null, total: 0 }),
  '/api/ad/admin/adPictureTypes': () => NOTHING,
  '/api/ad/admin/adDriverGifts': () => ({ data: null, total: 0 }),
  '/api/ad/admin/adRemarks': () => ({ data: null, total: 0 }),
  '/api/ad/admin/vehicle/list': () => NOTHING,
  '/api/ad/admin/vehicle/{id}': () => NOTHING,
};

const CHANGING = `
POST /api/admin/alarm/updateCallthepoliceInfo
POST /api/admin/property/update
POST /api/admin/property/insert
POST /api/admin/version/versions
PUT /api/admin/version/versions
GET /api/admin/order/dispatch/send-call-taxi-sms
POST /api/admin/lost/orders
POST /api/admin/lost/order/{id}/handleResult
POST /api/admin/lost/order/{id}/refund
POST /api/gis/monitor/vehicles
DELETE /api/gis/monitor/vehicles
POST /api/ad/admin/adPastePictureLog
PUT /api/ad/admin/adPastePictureLog/uploadImage
POST /api/ad/admin/adCustomer
DELETE /api/ad/admin/adCustomer/{id}
POST /api/ad/admin/adRemark
POST /api/ad/admin/adPictureTypes
PUT /api/ad/admin/vehicle
`;

export const PLAIN_ANSWERS: Readonly<Record<string, Call>> = Object.fromEntries([
  ...Object.entries(READ).map(([path, answer]) => [`GET ${path}`, answer]),
  ...CHANGING.trim()
    .split('\n')
    .map(line => [line, () => NOTHING]),
]);
