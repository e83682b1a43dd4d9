/** What makes a record legal besides its schema, resource by resource: the rules that look at the database or across fields. */
import fc from 'fast-check';
import { accessCalls } from '../../src/contract/access.ts';
import { adCustomer } from '../../src/contract/ad-customer.ts';
import { adDriverGift } from '../../src/contract/ad-driver-gift.ts';
import { adInstallment } from '../../src/contract/ad-installment.ts';
import { adPictureType } from '../../src/contract/ad-picture-type.ts';
import { adProject } from '../../src/contract/ad-project.ts';
import { agreement } from '../../src/contract/agreement.ts';
import { versionCalls } from '../../src/contract/app-version.ts';
import { canteen } from '../../src/contract/canteen.ts';
import { company } from '../../src/contract/company.ts';
import { complaint } from '../../src/contract/complaint.ts';
import {
  AREA_DICTIONARY,
  CALL_TAG_DICTIONARY,
  dictionaryCalls,
  ORDER_TAG,
} from '../../src/contract/dictionary.ts';
import { dictionaryRecord } from '../../src/contract/dictionary-record.ts';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { dispatchDeskCalls } from '../../src/contract/dispatch-desk.ts';
import { driver } from '../../src/contract/driver.ts';
import { foundItem } from '../../src/contract/found-item.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { MAKES_ACCOUNTS } from '../../src/contract/grammar/duties.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { lostOrder } from '../../src/contract/lost-order.ts';
import { openDataAccount } from '../../src/contract/open-data.ts';
import { pickupPoint } from '../../src/contract/pickup-point.ts';
import { propertyCalls } from '../../src/contract/property.ts';
import type { ValueType } from '../../src/contract/property-value.ts';
import { AUDIT_REJECTED, rentalCompany } from '../../src/contract/rental-company.ts';
import { savedFilterCalls } from '../../src/contract/saved-filter.ts';
import { serviceCard } from '../../src/contract/service-card.ts';
import { spotCheckCalls } from '../../src/contract/spot-check.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { taxiLight } from '../../src/contract/taxi-light.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { watchedPlace } from '../../src/contract/watched-place.ts';
import { watchCalls } from '../../src/contract/watched-vehicle.ts';
import { ask } from '../../src/data/ask.ts';
import type { ResourceCalls } from '../../src/data/feature.ts';
import { HOSTILE_TEXTS, type Instead } from '../builders/arbitrary.ts';
import type { Office } from '../builders/office.ts';

type Values = Record<string, unknown>;

export interface Rules {
  /** Arbitraries by field, for who adds and for who edits. */
  legal?(office: Office): Promise<{ create?: Instead; update?: Instead }>;
  /** The same record, its fields in agreement with each other and with the one that is edited. */
  agreed?(values: Values, before?: Values): Values;
  /** Fields that are filled in and never read again. */
  secrets?(values: Values, before?: Values): string[];
  /** Where its list is asked otherwise than by the id of a record. */
  read?(id: string): Promise<Values | undefined>;
}

/** Resources without a page of their own, as a page would have them. */
export const ROWS_BESIDES: readonly { name: string; calls: ResourceCalls; entity?: undefined }[] = [
  {
    name: 'saved-filter',
    calls: {
      list: savedFilterCalls.listSavedFilters,
      create: savedFilterCalls.createSavedFilter,
      update: savedFilterCalls.updateSavedFilter,
      remove: savedFilterCalls.deleteSavedFilter,
      idField: 'id',
    },
  },
];

/** Calls that add what nobody fills in, and older spellings of calls that are tried. */
export const NO_RECORDS: readonly AnyCall[] = [
  accessCalls.addUser,
  // an admin user as createAdminUser adds him, without a password
  accessCalls.importUser,
  // one that was there before
  accessCalls.bringBackUser,
  accessCalls.addRole,
  storageCalls.uploadPicture,
  storageCalls.uploadDocument,
  storageCalls.uploadPackage,
  storageCalls.uploadDirectly,
  spotCheckCalls.checks,
  // it names vehicles that are there
  watchCalls.watchVehicles,
  // what becomes of an order is no change of a form
  dispatchCalls.createOrder,
  dispatchDeskCalls.writeHandover,
];

let count = 0;
/** A text that no other record has. */
const unique = (text: unknown, longest: number) =>
  `${String(text)
    .slice(0, longest - 7)
    .toWellFormed()}${String(++count).padStart(6, '0')}`;

const none = fc.constant(undefined);
const listOf = (values: readonly string[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });
// these exclude rights over money; on a plain upstream the subject alone brings its actions
const apart: readonly string[] = ['usermgr.list', ...MAKES_ACCOUNTS];
const codes = ALL_PERMISSIONS.map(({ val }) => val).filter(val => !apart.includes(val));

async function areaIds({ admin }: Office): Promise<string[]> {
  const { data } = await admin.ask(dictionaryCalls.queryDictList, { query: { parentCode: AREA_DICTIONARY } });
  return data
    .flatMap(entry => [entry, ...entry.children])
    .flatMap(({ dicValue }) => (/^\d{6}$/.test(dicValue) ? [dicValue] : []));
}

async function roleIds({ admin }: Office): Promise<string[]> {
  const { data } = await admin.ask(accessCalls.listRoleGroups, { query: { size: 200 } });
  return data.map(({ roleId }) => roleId);
}

const users: Rules = {
  legal: async office => {
    const roles = listOf(await roleIds(office)).map(ids => ids.map(roleId => ({ roleId })));
    const fields = { roles, areaIds: listOf(await areaIds(office)) };
    return { create: fields, update: fields };
  },
  agreed: values => ({ ...values, ...('account' in values && { account: unique(values.account, 40) }) }),
};

const roles: Rules = {
  legal: async () => {
    const permissions = listOf(codes, 30).map(vals => vals.map(val => ({ val })));
    return { create: { permissions }, update: { permissions } };
  },
  agreed: values => ({
    ...values,
    ...('name' in values && { name: unique(values.name, 40) }),
    ...('roleKey' in values && { roleKey: unique(values.roleKey, 40) }),
  }),
};

const menus: Rules = {
  legal: async ({ admin }) => {
    const { data } = await admin.ask(accessCalls.getMenuList);
    const above = data.filter(({ type }) => type === 'M').map(({ id }) => id);
    const fields = {
      // a button stands under a page, and nothing else does
      type: fc.constantFrom('M', 'C'),
      parentId: fc.constantFrom(null, ...above),
      permission: fc.constantFrom(null, ...codes),
      path: fc.webPath({ size: 'small' }).map(path => path.slice(0, 200) || null),
      link: fc.option(fc.webUrl(), { nil: null }),
    };
    return { create: fields, update: fields };
  },
};

/** As text, in the one spelling that each type has. */
function propertyValue(type: ValueType, text: string): string {
  switch (type) {
    case 'int':
      return String(text.length * 7919);
    case 'bool':
      return String(text.length % 2 === 0);
    case 'json':
      return JSON.stringify({ text, list: [1.5, null, text] });
    case 'url':
      return `https://example.com/${encodeURIComponent(text)}`;
    case 'secret':
      return `secret ${text}`;
    default:
      return text;
  }
}

const properties: Rules = {
  legal: async () => {
    const value = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: 'grapheme', maxLength: 100 }).map(text => text.replaceAll('\u0000', '')),
    );
    return { create: { value }, update: { value } };
  },
  agreed: (values, before) => {
    const type = (values.valueType ?? before?.valueType) as ValueType;
    return {
      ...values,
      ...('name' in values && { name: unique(values.name, 80) }),
      ...('value' in values && { value: propertyValue(type, String(values.value)) }),
    };
  },
  secrets: ({ valueType }, before) => ((valueType ?? before?.valueType) === 'secret' ? ['value'] : []),
};

const LIST = 'system-manage/role-group';

const savedFilters: Rules = {
  legal: async office => {
    const shared = listOf(await roleIds(office));
    const text = fc.constantFrom(...HOSTILE_TEXTS.map(one => one.trim()));
    const value = fc.oneof(text, fc.integer(), fc.array(text, { minLength: 1, maxLength: 4 }));
    const fields = {
      filter: fc.dictionary(fc.constantFrom('name__contains', 'state', 'sort__gte', 'x'), value),
      roleIds: shared,
    };
    return { create: { ...fields, resource: fc.constant(LIST) }, update: fields };
  },
  agreed: values => ({ ...values, ...('name' in values && { name: unique(values.name, 30) }) }),
  read: async id => {
    const found = await ask(savedFilterCalls.listSavedFilters, { query: { resource: LIST } });
    return found.find(row => row.id === id);
  },
};

/** Of the web, or none. */
const addresses = fc.option(fc.webUrl({ withQueryParameters: true, size: 'small' }), { nil: null });

const appVersions: Rules = {
  legal: async office => {
    const fields = {
      // what a file is, and what becomes of a version, are stories of their own
      fileId: none,
      packageUrl: addresses,
      // higher than any that the demonstration has released
      versionCode: fc.integer({ min: 1_000, max: 2_100_000_000 }),
    };
    const places = await areaIds(office);
    const reach = fc.constantFrom('7', places.slice(0, 2).join(','), 'driver.one,driver_two');
    return {
      create: { ...fields, grayValue: reach },
      update: { ...fields, grayValue: reach, state: none },
    };
  },
  agreed: (values, before) => {
    const { versionCode = before?.versionCode, ...rest } = values;
    const value = values.grayValue ?? before?.grayValue;
    const kind = value === '7' ? 1 : /^\d{6}/.test(String(value)) ? 2 : 3;
    const isReached =
      value !== null && value !== undefined && ('grayValue' in values || 'grayType' in values);
    return {
      ...rest,
      versionCode,
      minVersionCode: Math.min(
        Number(values.minVersionCode ?? before?.minVersionCode ?? 1),
        Number(versionCode),
      ),
      ...(isReached ? { grayType: kind, grayValue: value } : { grayType: 0, grayValue: null }),
    };
  },
};

const accounts: Rules = {
  legal: async () => {
    const fields = {
      ipWhitelist: fc.uniqueArray(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.ipV4().map(address => `${address}/24`),
        ),
        { maxLength: 4 },
      ),
      endpoint: fc.option(fc.webUrl({ validSchemes: ['https', 'http'], size: 'small' }), { nil: null }),
    };
    return { create: fields, update: fields };
  },
};

const dictionaries: Rules = {
  legal: async () => ({
    create: { parentCode: fc.constant(CALL_TAG_DICTIONARY), parentValue: fc.constantFrom(null, ORDER_TAG) },
  }),
  agreed: values => ({
    ...values,
    ...('dicValue' in values && { dicValue: unique(values.dicValue, 40) }),
    // a disabled value is nobody's default
    ...(values.isDefault === 1 ? { state: 1 } : 'state' in values && { isDefault: 0 }),
  }),
};

/** Identity numbers are judged by their last character. */
const IDENTITIES = ['450102197001019015', '450103198803089024', '450122199912319013'];
const mobiles = fc.integer({ min: 3_000_000_000, max: 9_999_999_999 }).map(digits => `1${digits}`);

const drivers: Rules = {
  legal: async office => {
    const identity = fc.constantFrom(null, ...IDENTITIES);
    const fields = {
      mobile: mobiles,
      idCard: identity,
      licenseNo: identity,
      addressType: fc.constantFrom(...(await areaIds(office))),
      // what a driver refers to, and whose area then counts, is a story of its own
      companyId: none,
      vehicleId: none,
      plateNum: none,
      photoFileId: none,
    };
    return { create: fields, update: fields };
  },
  agreed: values => ({
    ...values,
    ...('certNo' in values && values.certNo !== null && { certNo: unique(values.certNo, 30) }),
  }),
};

const companies: Rules = {
  legal: async office => {
    const fields = { contactMobile: mobiles, addressType: fc.constantFrom(...(await areaIds(office))) };
    return { create: fields, update: fields };
  },
  agreed: values => ({
    ...values,
    ...('companyName' in values && { companyName: unique(values.companyName, 60) }),
  }),
};

const vehicles: Rules = {
  legal: async office => {
    const fields = {
      plateNumber: fc.constantFrom('桂A12345', '粤BD12345', '京C1234学'),
      vin: fc.constantFrom(null, 'LGXC16DF9A0169664', 'LSVAA4182E2184847'),
      // where it lies follows from its company: a story of its own
      companyId: none,
      hasOwnArea: fc.constant(1),
      addressType: fc.constantFrom(...(await areaIds(office))),
    };
    return { create: fields, update: fields };
  },
  agreed: values => ({
    ...values,
    ...('plateNumber' in values && { plateNumber: `${String(values.plateNumber).slice(0, 2)}${aNumber()}` }),
    ...Object.fromEntries(
      (['terminalNo', 'lightNo'] as const).flatMap(name =>
        values[name] ? [[name, unique(values[name], 30)]] : [],
      ),
    ),
  }),
};
const lights: Rules = {
  agreed: values => ({ ...values, ...('lightNo' in values && { lightNo: unique(values.lightNo, 30) }) }),
};

const places: Rules = {
  // hours come in pairs, with some time between them
  agreed(values, before) {
    const { fromTime = before?.fromTime ?? null, untilTime = before?.untilTime ?? null } = values;
    const isPair = fromTime !== null && untilTime !== null && fromTime !== untilTime;
    return {
      ...values,
      ...('name' in values && { name: unique(values.name, 40) }),
      ...(!isPair && { fromTime: null, untilTime: null }),
    };
  },
};

const agreements: Rules = {
  // documents, and what takes effect, are stories of their own
  legal: async () => ({ create: { fileId: none, state: none }, update: { fileId: none, state: none } }),
  agreed: values => ({
    ...values,
    ...('versionName' in values && { versionName: unique(values.versionName, 20) }),
  }),
};

/** The end lies behind the beginning, where both are said. */
const inOrder = (start: string, end: string) => (values: Values, before?: Values) => {
  const { [start]: begins = before?.[start] ?? null, [end]: ends = before?.[end] ?? null } = values;
  if (begins === null || ends === null || Number(ends) > Number(begins)) return values;
  return { ...values, [start]: begins, [end]: Number(begins) + 86_400_000 };
};

/** Some value that records of a list have in this field. */
const someOf = async ({ admin }: Office, list: AnyCall, field = 'id') => {
  const { data } = await admin.ask(list, { query: {} } as never);
  return fc.constantFrom(...(data as Readonly<Record<string, string>>[]).map(row => row[field]));
};

const projects: Rules = {
  legal: async office => {
    const customerId = await someOf(office, adCustomer.calls.list);
    return { create: { customerId }, update: { customerId } };
  },
  agreed: (values, before) => ({
    ...inOrder('startDate', 'endDate')(values, before),
    ...('projectName' in values && { projectName: unique(values.projectName, 60) }),
  }),
};

const installments: Rules = {
  legal: async office => {
    const pictureTypeId = await someOf(office, adPictureType.calls.list);
    // of the installments: a plain upstream lists no projects
    const projectId = await someOf(office, adInstallment.calls.list, 'projectId');
    return { create: { pictureTypeId, projectId }, update: { pictureTypeId } };
  },
  agreed: inOrder('startTime', 'endTime'),
};

const gifts: Rules = {
  legal: async office => {
    const installmentId = fc.option(await someOf(office, adInstallment.calls.list), { nil: null });
    const fields = { installmentId, imageUrl: addresses };
    return { create: fields, update: fields };
  },
  agreed: inOrder('startTime', 'endTime'),
};

/** Pictures are a story of their own. */
const pictureless = (field: string) => async () => ({ create: { [field]: none }, update: { [field]: none } });

const rentalCompanies: Rules = {
  legal: pictureless('logo'),
  // a rejected one is told why, also when only the reason is changed
  agreed: (values, before) => ({
    ...values,
    ...('companyName' in values && { companyName: unique(values.companyName, 60) }),
    ...((values.auditStatus ?? before?.auditStatus) === AUDIT_REJECTED && {
      auditReason: `x${String(values.auditReason ?? '')
        .slice(0, 100)
        .toWellFormed()}`,
    }),
  }),
};

/** Both degrees or none. @param of names of fields, before `Lng` and `Lat` */
function placed(values: Values, before?: Values, of = ''): Values {
  const [lng, lat] = of === '' ? ['lng', 'lat'] : [`${of}Lng`, `${of}Lat`];
  const said = (name: string) => (values[name] === undefined ? before?.[name] : values[name]);
  const isThere = [lng, lat].every(name => (said(name) ?? null) !== null);
  return isThere ? values : { ...values, [lng]: null, [lat]: null };
}

const pickupPoints: Rules = {
  agreed: (values, before) => ({
    ...placed(values, before),
    ...('pointName' in values && { pointName: unique(values.pointName, 60) }),
  }),
};

const canteens: Rules = {
  legal: pictureless('cover'),
  // one line for each meal, cheaper for drivers
  agreed(values, before) {
    const { meals = [] } = values as {
      meals?: { mealType: number; price: number; discountPrice: number | null }[];
    };
    const byMeal = new Map(
      meals.map(line => [
        line.mealType,
        { ...line, discountPrice: line.discountPrice && Math.min(line.price, line.discountPrice) },
      ]),
    );
    return {
      ...placed(values, before),
      ...('meals' in values && { meals: [...byMeal.values()] }),
      ...('canteenName' in values && { canteenName: unique(values.canteenName, 60) }),
    };
  },
};

const lostOrders: Rules = {
  legal: async office => {
    const mobile = mobiles;
    const addressType = fc.constantFrom('-1', ...(await areaIds(office)));
    return {
      create: {
        ownerMobile: mobile,
        ownerMobile2: fc.option(mobile, { nil: null }),
        addressType,
        orderId: fc.constant(null),
      },
      update: { ownerMobile: mobile, ownerMobile2: fc.option(mobile, { nil: null }), addressType },
    };
  },
  agreed: (values, before) => placed(placed(values, before, 'up'), before, 'down'),
};

const complaints: Rules = {
  legal: async office => {
    const said = {
      mobile: fc.option(mobiles, { nil: null }),
      addressType: fc.constantFrom('-1', ...(await areaIds(office))),
    };
    // those of a call or an order take more from there than was typed
    return { create: { ...said, callId: fc.constant(null), orderId: fc.constant(null) }, update: said };
  },
};

const foundItems: Rules = {
  legal: async office => {
    const said = {
      addressType: fc.constantFrom('-1', ...(await areaIds(office))),
      driverMobile: fc.option(mobiles, { nil: null }),
    };
    return { create: said, update: said };
  },
  agreed: (values, before) => placed(values, before, 'found'),
};

/** Five figures that no other plate of these tests has. */
const aNumber = () => String(++count % 100_000).padStart(5, '0');

const nameOf = ({ room, name }: AnyCall) => `${room}.${name}`;

const OF_CALLS: readonly [AnyCall, Rules][] = [
  [accessCalls.createAdminUser, users],
  [accessCalls.createRoleGroup, roles],
  [accessCalls.saveMenu, menus],
  [propertyCalls.addProperty, properties],
  [savedFilterCalls.createSavedFilter, savedFilters],
  [versionCalls.createVersion, appVersions],
  [openDataAccount.calls.create, accounts],
  [dictionaryRecord.calls.create, dictionaries],
  [driver.calls.create, drivers],
  [company.calls.create, companies],
  [vehicle.calls.create, vehicles],
  [taxiLight.calls.create, lights],
  [agreement.calls.create, agreements],
  [watchedPlace.calls.create, places],
  [adProject.calls.create, projects],
  [lostOrder.calls.create as AnyCall, lostOrders],
  [complaint.calls.create, complaints],
  [foundItem.calls.create, foundItems],
  [adInstallment.calls.create as AnyCall, installments],
  [adDriverGift.calls.create as AnyCall, gifts],
  [rentalCompany.calls.create, rentalCompanies],
  [serviceCard.calls.create, { legal: pictureless('wechatQr') }],
  [pickupPoint.calls.create, pickupPoints],
  [canteen.calls.create, canteens],
];

/** By the call that adds a record; one that is not here is as its schema says. */
export const RULES: Readonly<Record<string, Rules>> = Object.fromEntries(
  OF_CALLS.map(([call, rules]) => [nameOf(call), rules]),
);
