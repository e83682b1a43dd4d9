/** Invented staff, what they look after and its past, for trying the product. */
import { loginLog, operateLog } from '../../upstream/core/audit/tables.ts';
import type { Chance, Db } from '../../upstream/core/context.ts';
import { noPassword } from '../../upstream/core/identity/password.ts';
import { adminUser, userRole } from '../../upstream/core/identity/tables.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import type { Demonstrate } from '../../upstream/seed/seed.ts';
import { addAgreements } from './agreements.ts';
import { addVersions } from './app-versions.ts';
import { addDriverDesk } from './driver-desk.ts';
import { addDrivers } from './drivers.ts';
import { addFleet } from './fleet.ts';
import { loginHistory, operateHistory, type Staff } from './history.ts';
import { addLights } from './lights.ts';
import { addPartners } from './open-data.ts';
import { DEMO_PEOPLE, PEOPLE, type PersonSeed } from './people.ts';
import { inTurn, type RoomSamples } from './sampling.ts';
import { addWatchedPlaces } from './watched-places.ts';

interface DemonstrationOptions {
  chance: Chance;
  /** How many vehicles these people look after. */
  vehicles: number;
  /** Of the city in which they look after them. */
  citySeed: number;
}

/** Accounts have no password yet: see `setDemoPasswords`. */
export const demonstration =
  (options: DemonstrationOptions): Demonstrate =>
  (db, now) =>
    addPeople(db, now, options);

/** What each room lays out itself, by the room's name. */
const ROOM_SAMPLES = import.meta.glob<RoomSamples>(['../samples/*.ts', '!**/*.test.ts'], { eager: true });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The author of records that ship with the product. */
const SYSTEM = 'system';

async function addPeople(
  db: Db,
  now: number,
  { chance, vehicles, citySeed }: DemonstrationOptions,
): Promise<void> {
  const passwordHash = noPassword(chance);
  const rows = await db
    .insert(adminUser)
    .values(PEOPLE.map((person, index) => ({ ...rowOf(person, index, now), passwordHash })))
    .returning();
  await db.insert(userRole).values(
    rows.flatMap(({ id, account }) => {
      const roles = PEOPLE.find(person => person.account === account)?.roles ?? [];
      return roles.map((roleId, position) => ({ userId: id, roleId, position }));
    }),
  );
  const staff: Staff[] = rows.map(row => ({ ...row, ip: row.lastLoginIp ?? '10.8.0.1' }));
  const [admin] = staff;
  await db.insert(loginLog).values(loginHistory(staff, now));
  if (!admin) return;
  await db.insert(operateLog).values(
    operateHistory(
      admin,
      staff.filter(({ account }) => !demoAccounts.has(account)),
      now,
    ),
  );
  await addPartners(db, now, admin.userName, chance);
  await addVersions(db, now, admin.userName);
  await addFleet(db, now, admin.userName, vehicles);
  await addLights(db, now, admin.userName, vehicles);
  await addAgreements(db, now, admin.userName);
  await addDrivers(db, now, admin.userName);
  await addDriverDesk(db, now, admin.userName);
  await addWatchedPlaces(db, now, admin.userName, citySeed);
  const made = (daysAgo: number) => {
    const time = now - daysAgo * DAY_MS;
    return { createdOn: time, createdBy: admin.userName, updatedOn: time, updatedBy: admin.userName };
  };
  for (const { samples } of inTurn(ROOM_SAMPLES)) await samples({ db, now, made });
}

const agentRoles: ReadonlySet<string> = new Set(['5', '6']);
const demoAccounts: ReadonlySet<string> = new Set(DEMO_PEOPLE.map(({ account }) => account));

function rowOf(person: PersonSeed, index: number, now: number) {
  const { roles, areas, seenHoursAgo, expiresInDays, ...fields } = person;
  const jobNo = `NN${String(1001 + index * 3)}`;
  // demo accounts came with the system, the others joined over the last months
  const isDemo = demoAccounts.has(person.account);
  const createdOn = now - (isDemo ? 200 : 170 - index * 3) * DAY_MS;
  const by = isDemo ? SYSTEM : (PEOPLE[0]?.userName ?? SYSTEM);
  const takesCalls = roles.some(id => agentRoles.has(id));
  return {
    ...fields,
    jobNo,
    mobile: `1${['37', '38', '59', '77', '86'][index % 5]}${String(10_203_071 + index * 1_928_377).slice(-8)}`,
    email: `${person.account}@example.com`,
    roleId: roles[0] ?? null,
    areaIds: [...areas],
    callSystemAccount: takesCalls ? `call${8001 + index}` : null,
    agentNo: takesCalls ? String(8001 + index) : null,
    lastLoginOn: seenHoursAgo === null ? null : now - seenHoursAgo * HOUR_MS - (index % 50) * 61_000,
    lastLoginIp: seenHoursAgo === null ? null : `10.8.${1 + (index % 4)}.${20 + index}`,
    expireOn: expiresInDays === null ? null : now + expiresInDays * DAY_MS,
    searchKey: searchKey(person.userName, person.account, jobNo),
    createdOn,
    createdBy: by,
    updatedOn: createdOn,
    updatedBy: by,
  };
}
