/**
 * Drivers' accounts in their app. 账号 account · 设备 device · 冻结 freeze · 解冻 unfreeze. Who signs in there does so by
 * telephone number; the device and the version are those of the last sign-in.
 */
import * as z from 'zod/mini';
import { DRIVER_STATES } from './driver.ts';
import { call, callGroup } from './grammar/call.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { other } from './grammar/kinds/other.ts';
import { entryShape } from './grammar/kinds/shapes.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls, rowOf } from './grammar/resource.ts';
import { countsOf } from './grammar/resource-lists.ts';
import { Flag, Id, line, listQuery, recordFields, seeksNumbers, writeFields } from './grammar/wire.ts';

const SYSTEMS = ['android', 'ios'] as const;

const fields = {
  driverId: other(Id).filled().readOnly(),
  name: text(40).filled().readOnly().search(),
  mobile: masked('mobile').filled().readOnly(),
  companyName: text(60).readOnly(),
  plateNum: code(10).readOnly(),
  driverState: choice(DRIVER_STATES).open().filled().readOnly(),
  deviceModel: text(60).readOnly(),
  os: choice(SYSTEMS).open().readOnly(),
  appVersion: code(30).readOnly(),
  lastLoginOn: moment().readOnly(),
  lastLoginIp: code(64).readOnly(),
  /** A new password is chosen at the next sign-in. */
  mustChangePwd: flag().filled().readOnly(),
  /** 1 in use, 0 frozen. */
  state: flag().filled().status({ 1: 'ok', 0: 'bad' }),
  frozenReason: note(200),
};
const SORTS = ['lastLoginOn', 'appVersion', 'state'] as const;
const counted = { state: Flag, os: z.enum(SYSTEMS), mustChangePwd: Flag };

export const DriverAccount = z.object({ ...rowOf(fields).shape, ...recordFields });
export type DriverAccount = z.output<typeof DriverAccount>;

export const driverAccountCalls = callGroup(
  'driverAccount',
  {
    listDriverAccounts: call('GET', '/api/admin/driver-account/list', {
      query: z.object({
        ...listQuery,
        orderBy: z.optional(z.enum(SORTS)),
        id: z.optional(Id),
        driverId: z.optional(Id),
        appVersion: z.optional(line(30)),
        ...z.partial(z.object(counted)).shape,
        counts: countsOf(counted),
        /** Name, by pinyin too; or a telephone number, whole or its last four. */
        keyword: z.optional(seeksNumbers(line(40), { isKeyword: true })),
      }),
      data: z.array(DriverAccount),
      isPaged: true,
      may: 'drivermgr.account',
      exports: 'drivermgr.account',
      scope: 'areas',
    }),
    /** Frozen with a reason, or in use again. */
    updateDriverAccount: call('PUT', '/api/admin/driver-account', {
      body: z.object({
        id: Id,
        ...entryShape(fields, 'write'),
        remark: z.optional(z.nullable(line(200))),
        ...writeFields,
      }),
      data: DriverAccount,
      may: 'drivermgr.account:edit',
      fails: ['NOT_FOUND', 'STATE_CONFLICT'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);

export const driverAccount = resourceWithCalls('driverAccount', {
  path: 'driver-manage/driver-index',
  live: { mayEdit: 'drivermgr.account:edit' },
  fields,
  Row: DriverAccount,
  sorts: SORTS,
  counted,
  isNewestFirst: true,
  calls: { list: driverAccountCalls.listDriverAccounts, update: driverAccountCalls.updateDriverAccount },
});
