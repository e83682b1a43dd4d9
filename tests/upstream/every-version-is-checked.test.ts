/** A write or a removal made on a version that is no longer there is refused, whichever record it is of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { versionCalls } from '../../src/contract/app-version.ts';
import { driverAccountCalls } from '../../src/contract/driver-account.ts';
import { driverApprovalCalls } from '../../src/contract/driver-approval.ts';
import { type AnyCall, changesState } from '../../src/contract/grammar/call.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { propertyCalls } from '../../src/contract/property.ts';
import { spotCheckCalls } from '../../src/contract/spot-check.ts';
import { taxiLight } from '../../src/contract/taxi-light.ts';
import { machineCalls } from '../../src/contract/terminal.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { requestOf } from '../builders/request.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

type Row = Readonly<Record<string, unknown>>;
type Read = (call: AnyCall, query?: Row) => Promise<readonly Row[]>;

const OWN_PLATE = '桂AT9901';
const OWN_LIGHT = 'OWN-1';

/** How records of a room are found, where no resource says it. */
const RECORDS: Readonly<Record<string, (read: Read, name: string) => Promise<readonly Row[]>>> = {
  access: (read, name) =>
    read(
      name.endsWith('Menu')
        ? accessCalls.getMenuList
        : /Role/.test(name)
          ? accessCalls.listRoleGroups
          : accessCalls.listAdminUsers,
    ),
  property: read => read(propertyCalls.listProperties, { size: 200 }),
  version: read => read(versionCalls.listVersions),
  machine: read => read(machineCalls.vehicleList),
  driverAccount: read => read(driverAccountCalls.listDriverAccounts),
  driverApproval: read => read(driverApprovalCalls.listApprovals, { auditStatus: 0 }),
  spotCheckWork: read => read(spotCheckCalls.listChecks),
  dictionaryOrder: read => read(listOf('dictionary')),
  openDoor: read => read(listOf('openDataAccount')),
  alarms: read => read(listOf('alarm')),
  complaints: read => read(listOf('complaint')),
  lost: read => read(listOf('lostOrder')),
  lostCustody: read => read(listOf('lostOrder')),
  foundItems: read => read(listOf('foundItem')),
  outlays: read => read(listOf('outlay')),
  contentSite: async () => [{}],
  vehicle: read => read(vehicle.calls.list, { keyword: OWN_PLATE }),
  taxiLight: read => read(taxiLight.calls.list, { keyword: OWN_LIGHT }),
};

/** Besides the record and the version. */
const ALSO: Readonly<Record<string, Row>> = {
  'contentSite.setContentSite': { url: null, head: null, monitoringUrl: null, minPoints: 5, meters: 100 },
  'dictionaryOrder.moveEntry': { parentValue: null, before: null },
  'access.replaceRolePermissions': { permissions: [] },
  'driverApproval.decideApproval': { auditStatus: 1 },
  'spotCheckWork.judgeCheck': { result: 1 },
  'alarms.updateCallthepoliceInfo': { state: 1 },
  'complaints.actOnComplaint': { act: 'accept' },
  'lost.handleStatus': { value: 0 },
  'foundItems.closeFound': { state: 3, reason: '期满' },
  'lost.matchInfo': { matchPlateNumber: OWN_PLATE },
  'lost.matchDriveRemark': { remark: '他说没有' },
  'lost.propertyConfirm': { propertyConfirm: 1 },
  'lost.propertyReturn': { propertyReturn: 1 },
  'lost.ownerConfirmInfo': { ownerConfirm: 1 },
  'lost.handleResult': { handleResult: 2 },
  'lost.cancel': { cancelReason: '不找了' },
  'lost.refund': { refundAmount: 1, refundReason: '退' },
  'lost.sendReward': { rewardAmount: 1 },
  'lost.unionpay': { rewardAmount: 1, serialNum: 'OWN-1', payTime: TEST_TIME },
  'lostCustody.handOver': { holder: 2, holderName: '前台' },
  'outlays.refuseOutlay': { reason: '金额不对' },
  'outlays.auditOutlay': { isPassed: 1 },
};

/** Of these the seed has none that may be removed. */
const ADDED: readonly (readonly [call: AnyCall, body: Row])[] = [
  [propertyCalls.addProperty, { name: 'own.text', valueType: 'string', value: 'a', groupName: 'own' }],
  [vehicle.calls.create, { plateNumber: OWN_PLATE, addressType: '450103' }],
  [taxiLight.calls.create, { lightNo: OWN_LIGHT }],
];

/**
 * They are of nobody but himself, of a past that does not change, of an order's life (`dispatch/lifecycle.test.ts`), of a
 * queue that fills by itself (`call/centre.test.ts`), of two records at once (`passenger/passenger.test.ts`,
 * `lost/search.test.ts`, `lost/found.test.ts`), or of another record than they name (`lost/things.test.ts`).
 */
const TRIED_ELSEWHERE = [
  'dispatch.cancelOrder',
  'dispatch.reAssignOrder',
  'dispatchDesk.changeOrder',
  'savedFilter.updateSavedFilter',
  'savedFilter.deleteSavedFilter',
  'revision.restoreRevision',
  'callCentre.actOnCallBack',
  'passengers.mergeCallers',
  'passengers.splitCallers',
  'lostOutlay.saveBankcard',
  'lostSearch.noteLostContact',
  'foundItems.linkFound',
  'foundItems.unlinkFound',
];

function listOf(name: string): AnyCall {
  const served = RESOURCES.find(({ resource }) => resource.name === name);
  if (!served) throw new Error(`no resource ${name}`);
  return served.resource.calls.list;
}

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};
const nameOf = ({ room, name }: AnyCall) => `${room}.${name}`;
const has = (call: AnyCall, field: string) =>
  [call.params, call.query, call.body].some(part => Object.hasOwn(shapeOf(part), field));

const versioned = ALL_CALLS.filter(
  call =>
    changesState(call) &&
    has(call, 'version') &&
    // what is not there yet has no version
    !/^(?:create|add|import)/.test(call.name) &&
    !TRIED_ELSEWHERE.includes(nameOf(call)),
);

const CONFLICT = FAILURES.STATE_CONFLICT.errCode;
/** From either end of the list. */
const MOST_TRIED = 5;

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
  for (const [call, body] of ADDED) expect(await asked(call, { body })).toMatchObject({ errCode: 0 });
});
afterAll(() => upstream.close());

const asked = async (call: AnyCall, parts: Parameters<typeof requestOf>[1]) =>
  (await upstream.app.inject(requestOf(call, parts, admin.token))).json<{ errCode: number; data: Row[] }>();
const read: Read = async (call, query = {}) => (await asked(call, { query })).data;

describe('a version that is no longer there', () => {
  it.each(versioned.map(call => [nameOf(call), call] as const))('is refused by %s', async (name, call) => {
    const found = await (RECORDS[call.room] ?? (() => read(listOf(call.room))))(read, call.name);
    const codes = new Set<number>();
    for (const row of [...found.slice(0, MOST_TRIED), ...found.slice(-MOST_TRIED)]) {
      const version = Number(row.version ?? 0) + 7;
      // what adds and changes wants the whole record
      const whole = call.name === 'save' ? row : {};
      const given: Row = { ...whole, ...ids(call, row), ...ALSO[name], version };
      const part = (schema: Schema | undefined) =>
        Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(shapeOf(schema), field)));
      const { errCode } = await asked(call, {
        params: part(call.params),
        query: part(call.query),
        ...(call.body && { body: part(call.body) }),
      });
      codes.add(errCode);
    }
    // some records may not be touched at all; of the others none is
    expect(codes).not.toContain(0);
    expect(codes).toContain(CONFLICT);
  });
});

const ID_FIELDS = ['userId', 'roleId', 'vehicleId', 'id', 'lostId', 'foundId'] as const;

/** What names the record in the call's input. */
function ids(call: AnyCall, row: Row): Row {
  const own = ID_FIELDS.map(field => row[field]).find(value => value !== undefined && value !== null);
  return Object.fromEntries(
    ID_FIELDS.filter(field => has(call, field)).map(field => [field, row[field] ?? own]),
  );
}
