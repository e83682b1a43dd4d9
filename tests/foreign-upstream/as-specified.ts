/**
 * An operator's system that tells what the text of the specification shows, and not one field more. Where the text
 * names a call and no field of its answer, there is a record that has nothing but its id.
 */
import type { Answer } from './answers.ts';
import { CALL_ACTS, TAGS } from './call-centre.ts';
import { LOST_AS_SPECIFIED } from './lost-as-specified.ts';
import type { OldCall } from './old-calls.ts';
import { asSpecified, orderDesk } from './order-desk.ts';
import type { Call } from './requests.ts';
import type { Right, State } from './state.ts';

const DAY_MS = 86_400_000;
const SINCE = Date.UTC(2025, 4, 12, 1, 30);

const list = (...rows: unknown[]): Answer => ({ data: rows, total: rows.length });
const one = (data: unknown): Answer => ({ data });

const permissionsOf = ({ rights }: State) => rights.map(({ name, val }: Right) => ({ name, val }));

const adminUser = (state: State) => ({
  userId: 5001,
  roleId: 1,
  roles: state.roles.slice(0, 1).map(({ name }) => ({ name })),
  permissions: permissionsOf(state),
  createdOn: SINCE,
  updatedOn: SINCE + DAY_MS,
});

const roleGroup = (state: State) => ({
  roleId: 1,
  roleResouces: permissionsOf(state).map(({ name }) => ({ name })),
  permissions: permissionsOf(state).map(({ name }) => ({ name })),
  createTime: SINCE,
  changeTime: SINCE + DAY_MS,
});

/** The load flag maps true to carrying and false to empty, says the text; of their status it shows the values alone. */
const VEHICLES = [
  { plateNumber: '桂A11111', lng: 108.366, lat: 22.817, load: true },
  { plateNumber: '桂A22222', lng: 108.372, lat: 22.821, load: false },
  { plateNumber: '桂A33333', lng: 108.361, lat: 22.812, load: true },
];

const CLUSTERS = [{ lng: 108.4, lat: 22.85, count: 12 }];

/** The text names the state of one that nobody answered; how long it rang, nowhere. */
const callRecord = ({ agent: _agent, ivrkey, begin, end, state, ...call }: OldCall) => ({
  ...call,
  district: '青秀区',
  begin,
  end,
  state,
  callstate: begin === null ? null : 'Hangup',
  ivrkey: String(ivrkey ?? ''),
  taggingText: TAGS[call.tagging] ?? null,
});

const SHOWN: Readonly<Record<string, Call>> = {
  'GET /api/admin/user': ({ person, state }) =>
    one({
      id: person.userId,
      roles: state.roles.slice(0, 1).map(({ name }) => ({ name })),
      account: person.account,
      userName: person.userName,
      permissions: [{ val: 'all' }],
      isSuperuser: 1,
      callSystemAccount: '',
    }),
  'POST /api/admin/auth/logout': () => one(null),
  'GET /api/admin/user/adminUsers': ({ state }) => list(adminUser(state)),
  'GET /api/admin/user/roleGroups': ({ state }) => list(roleGroup(state)),
  'GET /api/admin/order/getOrderCount': () => one({ driverNoRegCount: 3, orderCount: 7 }),
  'GET /api/admin/order/getVehicleOnlineCount': () =>
    list({ id: 1, onlineCount: 412, totalLocationCount: 431, totalRecordCount: 520 }),
  'GET /api/admin/driver/transfer-article/get-wait-activity-cont': () => one(2),
  'GET /api/ad/mach/notHandleAttachmentVehicleCount': () => one(4),
  'GET /api/admin/dict/queryDictList': () =>
    list({ description: '区域', dicValue: 'area', parentCode: '0', children: [] }),
  'GET /api/admin/dict/queryQimoDictList': () =>
    list({ description: '叫车', dicValue: '1', parentCode: 'callTag', children: [] }),
  'GET /api/admin/order/dispatch/queryCallRecordList': ({ state: { calls } }) =>
    one({
      recordExpands: calls.map(callRecord),
      total: calls.length,
      allCount: calls.length,
      countBy7Day: calls.length,
      countBy30Day: calls.length,
    }),
  'GET /api/admin/call-record-count/custom-list': () => list({ agent: '8001', agentName: '韦春燕' }),
  'GET /api/admin/clustering/props': () => one({ minPoints: 10, meters: 10 }),
  'GET /api/ad/admin/app/adProperties': () =>
    list({ name: 'ad_dan_juan_hammer_app_h5_url_token', value: 'https://h5.example.cn/?token={token}' }),
  'GET /api/gis/clustering/locations': () => one({ clusters: CLUSTERS, vehicleLocationVoList: VEHICLES }),
  'GET /api/gis/circleSearchTrackVehicles': () => list(...VEHICLES),
  'GET /api/gis/queryLocationByplateNumber': ({ query }) =>
    one(VEHICLES.find(({ plateNumber }) => plateNumber === query.plateNumber) ?? null),
  'GET /api/gis/trackVehicles': () => list(...VEHICLES),
};

/** Calls that are named with no field of what they answer: lists, and single records. */
const LISTS = `
POST /api/admin/log/list
GET /api/admin/getLoginList
GET /api/admin/user/roles
GET /api/admin/user/list
GET /api/admin/user/trees
GET /api/admin/user/appRoles
GET /api/admin/user/getMenuList
GET /api/admin/users
GET /api/admin/alarm/queryCallthepoliceInfo
GET /api/admin/spotCheckDriver/list
GET /api/admin/spotCheckDriver/onlineDrivers
GET /api/admin/driver/all
GET /api/admin/driver/operateLog
GET /api/admin/driverReg/allCity
GET /api/admin/companies
GET /api/admin/property/list
GET /api/admin/version/versions
GET /api/admin/order/dispatch/getOrderTrajectoryList
GET /api/admin/call-record-count/count-list
GET /api/admin/call-record-count/agent
GET /api/admin/call-record-count/count-ivr-list
GET /api/admin/call-record-count/count-tagging-list
GET /api/admin/lost/rewards
GET /api/gis/monitor/vehicles
GET /api/ad/admin/allCarCompanyNames
GET /api/ad/admin/companies
GET /api/ad/admin/adPastePictureLogs
GET /api/ad/admin/adCustomers
GET /api/ad/admin/adInstallments
GET /api/ad/admin/vehiclePastePictureInstallments
GET /api/ad/admin/adPictureTypes
GET /api/ad/admin/adDriverGifts
GET /api/ad/admin/adDriverReceiveGiftMoneyLogs
GET /api/ad/admin/adRemarks
GET /api/ad/admin/adExportTasks
GET /api/ad/admin/vehicle/list
GET /api/admin/vehicle/list
GET /api/ad/mach/admin/vehicleOperateLog
GET /api/ad/mach/admin/allVehicleMakeListVo
`;
const RECORDS = `
GET /api/admin/company
GET /api/admin/driver/info
GET /api/admin/driver/queryDriverPosition
GET /api/admin/order/getVehicleByPlateNum
GET /api/ad/admin/vehicle/{id}
GET /api/ad/mach/vehicleInfo
`;

const each = (places: string, call: Call): [string, Call][] =>
  places
    .trim()
    .split('\n')
    .map(place => [place, call]);

/** Calls that change something, of which the text shows neither what they take nor what they answer: `done` has them. */
const CHANGING = `
POST /api/admin/alarm/updateCallthepoliceInfo
POST /api/admin/spotCheckDriver/checks
POST /api/admin/user/adminUsers
PUT /api/admin/user/adminUsers
DELETE /api/admin/user/adminUser/{userId}
POST /api/admin/user/resetPassword
POST /api/admin/user/roleGroups
PUT /api/admin/user/roleGroups
DELETE /api/admin/user/roleGroup/{roleId}
POST /api/admin/property/update
POST /api/admin/property/insert
POST /api/admin/version/versions
PUT /api/admin/version/versions
DELETE /api/admin/version/versions/{id}
POST /api/ad/mach/admin/vehicleInfo
`;
const CHANGES = Object.fromEntries(each(CHANGING, () => one(null)));

export const AS_SPECIFIED: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(each(LISTS, () => list({ id: 1 }))),
  ...Object.fromEntries(each(RECORDS, () => one({ id: 1 }))),
  ...SHOWN,
  ...orderDesk(asSpecified, true),
  ...CALL_ACTS,
  ...LOST_AS_SPECIFIED,
  ...CHANGES,
};
