/**
 * Drivers' accounts in their app. 账号 account · 设备 device · 冻结 freeze · 解冻 unfreeze. Who signs in there does so by
 * telephone number; the device and the version are those of the last sign-in.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { EpochMs, Flag, Id, line, listQuery, masked, recordFields, writeFields } from './grammar/wire.ts';

export const ACCOUNT_RESOURCE = 'driver-manage/driver-index';

export const DriverAccount = z.object({
  id: Id,
  driverId: Id,
  name: z.string(),
  mobile: masked('mobile'),
  companyName: z.nullable(z.string()),
  plateNum: z.nullable(z.string()),
  /** Of the driver: 1 normal, 2 suspended, 3 blacklisted, 4 left. */
  driverState: z.int(),
  deviceModel: z.nullable(z.string()),
  os: z.nullable(z.string()),
  appVersion: z.nullable(z.string()),
  lastLoginOn: z.nullable(EpochMs),
  lastLoginIp: z.nullable(z.string()),
  /** A new password is chosen at the next sign-in. */
  mustChangePwd: Flag,
  /** 1 in use, 0 frozen. */
  state: Flag,
  frozenReason: z.nullable(z.string()),
  ...recordFields,
});
export type DriverAccount = z.output<typeof DriverAccount>;

export const driverAccountCalls = room(
  'driverAccount',
  {
    listDriverAccounts: call('GET', '/api/admin/driver-account/list', {
      query: z.object({
        ...listQuery,
        orderBy: z.optional(z.enum(['lastLoginOn', 'appVersion', 'state'])),
        id: z.optional(Id),
        driverId: z.optional(Id),
        state: z.optional(Flag),
        os: z.optional(z.enum(['android', 'ios'])),
        appVersion: z.optional(line(30)),
        mustChangePwd: z.optional(Flag),
        /** Name, by pinyin too; or a telephone number, whole or its last four. */
        keyword: z.optional(line(40)),
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
        state: z.optional(Flag),
        frozenReason: z.optional(z.nullable(line(200))),
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
