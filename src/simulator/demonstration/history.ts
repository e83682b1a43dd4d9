/** Some days of the past, so that the logs of a new database have something in them. */
import { BUSINESS } from '../../contract/grammar/call.ts';
import type { loginLog, operateLog } from '../../upstream/core/audit/tables.ts';

export interface Staff {
  id: string;
  account: string;
  userName: string;
  state: 0 | 1;
  lastLoginOn: number | null;
  ip: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of these days every new demonstration has sign-ins. */
export const LOGIN_DAYS = 10;

const CLIENTS = [
  { browser: 'Chrome 138', os: 'Windows 10+', device: 'computer' },
  { browser: 'Edge 138', os: 'Windows 10+', device: 'computer' },
  { browser: '360', os: 'Windows', device: 'computer' },
  { browser: 'Safari 18', os: 'iOS 18', device: 'phone' },
] as const;

const at = <const T>(list: readonly T[], index: number) => list[index % list.length] as T;

/**
 * Each enabled person's sign-ins of the past days, one wrong password now and then, oldest first.
 * @param days before each person's last sign-in
 */
export function loginHistory(
  staff: readonly Staff[],
  now: number,
  days = { from: 0, to: LOGIN_DAYS },
): (typeof loginLog.$inferInsert)[] {
  const rows = staff.flatMap(({ account, userName, lastLoginOn, ip }, person) => {
    if (lastLoginOn === null) return [];
    const client = at(CLIENTS, person);
    const daysBack = Array.from({ length: days.to - days.from }, (_, at) => days.from + at)
      // people have days off
      .filter(day => day === 0 || (day + person) % 3 !== 0);
    return daysBack.flatMap(day => {
      const loginTime = lastLoginOn - day * DAY_MS;
      const row = {
        account,
        userName,
        loginType: 1,
        ip,
        ...client,
        status: 1 as const,
        msg: null,
        loginTime,
      };
      const isSlip = (person * 7 + day) % 11 === 0;
      const slip = { ...row, status: 0 as const, msg: 'CREDENTIALS_WRONG', loginTime: loginTime - 40_000 };
      return isSlip ? [slip, row] : [row];
    });
  });
  return rows.filter(({ loginTime }) => loginTime < now).sort((a, b) => a.loginTime - b.loginTime);
}

/** What an administrator did with these people, oldest first. */
export function operateHistory(
  admin: Staff,
  staff: readonly Staff[],
  now: number,
): (typeof operateLog.$inferInsert)[] {
  const actions = [
    {
      name: 'createAdminUser',
      verb: 'POST',
      url: '/api/admin/user/adminUsers',
      business: 'add',
      sides: [{}, {}],
    },
    {
      name: 'updateAdminUser',
      verb: 'PUT',
      url: '/api/admin/user/adminUsers',
      business: 'update',
      sides: [{ remark: null }, { remark: '调至夜班' }],
    },
    {
      name: 'resetPassword',
      verb: 'POST',
      url: '/api/admin/user/resetPassword',
      business: 'update',
      sides: [{ mustChangePwd: 0 }, { mustChangePwd: 1 }],
    },
  ] as const;
  return staff.map((person, index) => {
    const action = at(actions, index);
    const [before, after] = action.sides;
    const named = { userId: person.id, account: person.account, userName: person.userName };
    return {
      title: 'access',
      businessType: BUSINESS[action.business],
      operatorType: 1,
      operId: admin.id,
      operName: admin.userName,
      requestMethod: action.verb,
      operUrl: action.url,
      method: `access.${action.name}`,
      operParam: JSON.stringify({ body: { userId: person.id } }),
      objectType: 'adminUser',
      objectId: person.id,
      objectName: person.userName,
      before: action.business === 'add' ? null : JSON.stringify({ ...named, ...before }),
      after: JSON.stringify({ ...named, ...after }),
      operIp: admin.ip,
      userAgent: null,
      traceId: `seed-${index + 1}`,
      status: 1 as const,
      operTime: now - (staff.length - index) * 7 * HOUR_MS,
      costTime: 12 + ((index * 5) % 40),
    };
  });
}
