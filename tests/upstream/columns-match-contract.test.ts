/** What the contract declares of an entity is in its table, or derived on purpose. */
import { getTableColumns, getViewSelectedFields, is } from 'drizzle-orm';
import { type PgTable, PgView } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { AdminUser, Menu, Permission, RoleGroup } from '../../src/contract/access-records.ts';
import { AppRelease } from '../../src/contract/app-release.ts';
import { AppVersion } from '../../src/contract/app-version.ts';
import { DictionaryEntry } from '../../src/contract/dictionary.ts';
import { DriverAccount } from '../../src/contract/driver-account.ts';
import { DriverApproval } from '../../src/contract/driver-approval.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { ImportProblem, Job } from '../../src/contract/job.ts';
import { LoginLog, OperateLog } from '../../src/contract/log.ts';
import { Place } from '../../src/contract/place.ts';
import { PropertyRecord } from '../../src/contract/property.ts';
import { RevealLog } from '../../src/contract/reveal-log.ts';
import { SpotCheck } from '../../src/contract/spot-check.ts';
import { appRelease } from '../../src/upstream/app-version/tables.ts';
import { loginLog, operateLog, revealLog } from '../../src/upstream/core/audit/tables.ts';
import { adminUser, permission, role } from '../../src/upstream/core/identity/tables.ts';
import { dictionary } from '../../src/upstream/core/lookups/dictionary-table.ts';
import { property } from '../../src/upstream/core/properties.ts';
import { job } from '../../src/upstream/core/work/tables.ts';
import { appVersion } from '../../src/upstream/domain/app-versions.ts';
import { driverAccount, driverApproval, spotCheck } from '../../src/upstream/domain/fleet/driver-desk.ts';
import { menu } from '../../src/upstream/domain/menus.ts';
import { place } from '../../src/upstream/domain/places.ts';
import { jobProblem } from '../../src/upstream/job/tables.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';

const columnsOf = (seen: PgTable | PgView) =>
  is(seen, PgView) ? getViewSelectedFields(seen) : getTableColumns(seen);

type Pairing = [name: string, schema: Schema, seen: PgTable | PgView, derived: string[]];
const PAIRINGS: Pairing[] = [
  ['an admin user', AdminUser, adminUser, ['userId', 'roles', 'permissions', 'lockedUntil']],
  [
    'a role group',
    RoleGroup,
    role,
    ['roleId', 'memberCount', 'roleResouces', 'permissions', 'createTime', 'changeTime'],
  ],
  ['a permission', Permission, permission, []],
  ['a menu', Menu, menu, []],
  ['a property', PropertyRecord, property, ['builtIn', 'defaultValue', 'editable', 'isSet', 'state']],
  ['a version of an app', AppVersion, appVersion, []],
  ['an entry of the release log', AppRelease, appRelease, []],
  ['a dictionary entry', DictionaryEntry, dictionary, ['children']],
  ['an operate log entry', OperateLog, operateLog, []],
  ['a login log entry', LoginLog, loginLog, ['logoutTime']],
  ['a job', Job, job, ['checkId', 'fileName', 'fileSize', 'undoUntil']],
  ['a problem of an import', ImportProblem, jobProblem, []],
  [
    'an account of a driver',
    DriverAccount,
    driverAccount,
    ['name', 'mobile', 'companyName', 'plateNum', 'driverState'],
  ],
  ['a request of a driver', DriverApproval, driverApproval, ['companyName', 'plateNum']],
  ['a spot check', SpotCheck, spotCheck, ['name', 'mobile', 'companyName', 'photoUrl', 'failures']],
  ['a reveal log entry', RevealLog, revealLog, []],
  ['a place', Place, place, ['address', 'coordType', 'distance', 'houseNumber', 'isOwn']],
  ...RESOURCES.map(
    ({ resource: { name, Row, derived }, table, view }): Pairing => [
      `the resource ${name}`,
      Row,
      view ?? table,
      [...derived],
    ],
  ),
];

describe.each(PAIRINGS)('%s', (_name, schema, seen, derived) => {
  const looked = inspect(schema);
  const fields = looked.kind === 'object' ? Object.keys(looked.shape) : [];

  it('has a column for every field that is not derived', () => {
    const columns = Object.keys(columnsOf(seen));
    expect(fields.filter(field => !columns.includes(field)).toSorted()).toEqual(derived.toSorted());
  });
});
