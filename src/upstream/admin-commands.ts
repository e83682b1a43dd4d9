/**
 * What whoever runs the server does without the console: the first account of a new database, and the way back in
 * for who is locked out. It passes the same doors and leaves the same entries in the operate log.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import { camelCase } from 'es-toolkit';
import * as z from 'zod/mini';
import { AdminUserCreate } from '../contract/access-records.ts';
import { call, callGroup } from '../contract/grammar/call.ts';
import { ALL } from '../contract/grammar/may.ts';
import { PROPERTIES, type PropertyName, propertyValue } from '../contract/properties.ts';
import type { Acting } from './access/acting.ts';
import { resetPassword } from './access/password-writes.ts';
import { createUser } from './access/user-writes.ts';
import { type Auditing, recordAudit } from './core/audited-call.ts';
import type { Change, Db, Services } from './core/context.ts';
import { Failure } from './core/failure.ts';
import { issueLoginCode } from './core/identity/login-code.ts';
import { firstPassword, type PasswordCost } from './core/identity/password.ts';
import { unlockAccount } from './core/identity/sign-in-guard.ts';
import { adminUser, role } from './core/identity/tables.ts';
import { property, propertyId } from './core/properties.ts';
import { areaScope } from './core/scope.ts';
import { rebuildFigures } from './domain/order-figures/rebuilding.ts';

/** The message is for the person at the keyboard. */
export class CommandRefused extends Error {}

export const USAGE = `npm run admin -- create <account> [name] [--role=<key>]   a super-user, or a member of the role
npm run admin -- reset <account>      a one-time password; his sessions end
npm run admin -- unlock <account>     after too many wrong passwords
npm run admin -- code <account>       a code for the second step of his sign-in
npm run admin -- property [name] [value]
npm run admin -- rebuild-statistics   counts the figures of order reports anew from the orders; the service may run
npm run admin -- alert                a test message by each way that alerts leave`;

export interface AdminContext extends Services, Pick<Auditing, 'revised'> {
  db: Db;
  passwordCost: PasswordCost;
}

/** As the operate log names them; nobody can send them. */
const commands = callGroup('commandLine', {
  create: call('POST', 'create', { data: z.null(), may: 'public', business: 'add' }),
  reset: call('POST', 'reset', { data: z.null(), may: 'public', business: 'update' }),
  unlock: call('POST', 'unlock', { data: z.null(), may: 'public', business: 'update' }),
  code: call('POST', 'code', { data: z.null(), may: 'public', business: 'generate' }),
  rebuildStatistics: call('POST', 'rebuild-statistics', {
    data: z.null(),
    may: 'public',
    business: 'other',
  }),
  property: call('POST', 'property', { data: z.null(), may: 'public', business: 'update' }),
});

/** He holds everything, and is nobody among the people. */
const OPERATOR = {
  userId: '',
  account: '',
  userName: 'command line',
  sessionId: '',
  areaIds: [],
  rights: { userId: '', codes: new Set([ALL]), subjectsGrantActions: false },
};

/** Answers what is printed. Fails with CommandRefused. */
export async function runCommand(hand: AdminContext, words: readonly string[]): Promise<string> {
  const options = words.filter(word => word.startsWith('--'));
  const [word = '', first, second, ...more] = words.filter(text => !text.startsWith('--'));
  const name = camelCase(word);
  const known = Object.hasOwn(commands, name) ? (name as keyof typeof commands) : undefined;
  const role = options[0]?.startsWith('--role=') ? options[0].slice('--role='.length) : undefined;
  const isOdd = options.length > (known === 'create' && role ? 1 : 0);
  if (!known || more.length > 0 || isOdd) throw new CommandRefused(USAGE);
  if (known === 'rebuildStatistics') {
    if (first !== undefined) throw new CommandRefused(USAGE);
    return rebuildStatistics(hand);
  }
  if (known === 'property') return first ? oneProperty(hand, first, second) : allProperties(hand);
  const takesMore = known === 'create';
  if (!first || (second !== undefined && !takesMore)) throw new CommandRefused(USAGE);
  switch (known) {
    case 'create':
      return create(hand, { account: first, userName: second ?? first, role });
    case 'reset':
      return reset(hand, first);
    case 'unlock':
      return unlock(hand, first);
    case 'code':
      return code(hand, first);
  }
}

async function create(
  hand: AdminContext,
  input: { account: string; userName: string; role: string | undefined },
) {
  const { account, userName } = input;
  const first = await firstPassword(hand.passwordCost, hand.chance);
  return act(hand, 'create', { account }, async acting => {
    const roles = [{ roleId: await roleId(acting.db, input.role) }];
    const isSuperuser = input.role === undefined ? 1 : 0;
    const parsed = AdminUserCreate.safeParse({ account, userName, roles, isSuperuser });
    if (!parsed.success) {
      const wrong = parsed.error.issues
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .join('; ');
      throw new CommandRefused(
        `${wrong}. An account has 2 to 40 letters, digits, dots, dashes or underscores.`,
      );
    }
    const created = await createUser(acting, parsed.data, first);
    return `Account ${created.account}, one-time password ${first.password}: a new one is asked for at sign-in.`;
  });
}

/** By id or key; without one, the role that holds everything. */
async function roleId(db: Db, named: string | undefined): Promise<string> {
  const wanted = named === undefined ? eq(role.id, '1') : or(eq(role.id, named), eq(role.roleKey, named));
  const [found] = await db.select({ id: role.id }).from(role).where(wanted);
  if (!found) throw new CommandRefused(`There is no role ${named ?? 1}`);
  return found.id;
}

async function reset(hand: AdminContext, account: string) {
  const first = await firstPassword(hand.passwordCost, hand.chance);
  return act(hand, 'reset', { account }, async acting => {
    await resetPassword(acting, { userId: await userId(acting.db, account) }, first);
    return `One-time password of ${account}: ${first.password}. A new one is asked for at sign-in.`;
  });
}

const unlock = (hand: AdminContext, account: string) =>
  act(hand, 'unlock', { account }, async ({ db, changed }) => {
    const id = await userId(db, account);
    await unlockAccount(db, id);
    changed({ objectType: 'adminUser', objectId: id });
    return `${account} may try again.`;
  });

const code = (hand: AdminContext, account: string) =>
  act(hand, 'code', { account }, async ({ db, chance, clock, changed }) => {
    const id = await userId(db, account);
    const now = clock();
    const issued = await issueLoginCode(db, { userId: id, chance, now });
    changed({ objectType: 'adminUser', objectId: id });
    const minutes = Math.round((issued.expireOn - now) / 60_000);
    return `Code for ${account}: ${issued.code}, for ${minutes} minutes.`;
  });

const rebuildStatistics = (hand: AdminContext) =>
  act(hand, 'rebuildStatistics', {}, async ({ db }) => {
    const wrong = await rebuildFigures(db);
    return `Statistics rebuilt: ${wrong} figures of an hour were wrong.`;
  });

async function userId(db: Db, account: string): Promise<string> {
  const [found] = await db
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(and(eq(sql`lower(${adminUser.account})`, account.toLowerCase()), eq(adminUser.deleted, 0)));
  if (!found) throw new CommandRefused(`There is no account ${account}`);
  return found.id;
}

const NAMES = Object.keys(PROPERTIES) as PropertyName[];

async function allProperties({ db }: AdminContext): Promise<string> {
  const rows = new Map((await db.select().from(property)).map(row => [row.name, row.value ?? undefined]));
  return NAMES.map(name => line(name, rows.get(name))).join('\n');
}

async function oneProperty(hand: AdminContext, text: string, value: string | undefined): Promise<string> {
  const name = NAMES.find(known => known === text);
  if (!name) throw new CommandRefused(`There is no property ${text}. There are: ${NAMES.join(', ')}`);
  const isName = eq(property.name, name);
  if (value === undefined) {
    const [row] = await hand.db.select().from(property).where(isName);
    return line(name, row?.value ?? undefined);
  }
  if (String(propertyValue(name, value)) !== value) {
    throw new CommandRefused(`${name} must be ${expected(name)}, not ${value}`);
  }
  return act(hand, 'property', { name, value }, async ({ db, clock, changed }) => {
    const [before] = await db.select().from(property).where(isName).for('update');
    const now = clock();
    const updated = { value, updatedOn: now, updatedBy: OPERATOR.userName };
    const [after] = await db
      .insert(property)
      .values({ id: propertyId(name), name, ...updated, createdOn: now, createdBy: OPERATOR.userName })
      .onConflictDoUpdate({
        target: property.name,
        set: { ...updated, version: sql`${property.version} + 1` },
      })
      .returning({ id: property.id });
    changed({
      objectType: 'property',
      objectId: after?.id ?? name,
      before: before && { name, value: before.value },
      after: { name, value },
    });
    return line(name, value);
  });
}

function line(name: PropertyName, text: string | undefined): string {
  const value = propertyValue(name, text) ?? 'decided by the surroundings';
  return `${name} = ${value}${text === undefined ? ' (not set)' : ''}`;
}

function expected(name: PropertyName): string {
  const about = PROPERTIES[name];
  if (about.type === 'int') return `a whole number from ${about.lowest} to ${about.highest}`;
  return about.type === 'choice' ? about.options.join(', ') : `a text as ${about.default}`;
}

/** One transaction with its entry in the operate log. What a door refuses is said in its own code. */
async function act(
  hand: AdminContext,
  name: keyof typeof commands,
  input: object,
  run: (acting: Acting) => Promise<string>,
): Promise<string> {
  const startedOn = hand.clock();
  const audited = {
    call: commands[name],
    url: `admin ${name}`,
    input,
    user: { ...OPERATOR, userId: null },
    caller: { ip: '', userAgent: '', traceId: randomUUID(), tokens: [] },
    startedOn,
  };
  try {
    return await hand.db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      const changes: Change[] = [];
      const printed = await run({
        ...hand,
        db: inside,
        user: OPERATOR,
        scope: areaScope([]),
        changed: change => changes.push(change),
      });
      await recordAudit(inside, audited, { changes, answer: null }, hand);
      return printed;
    });
  } catch (error) {
    if (error instanceof Failure) throw new CommandRefused(`Refused: ${error.data.reason ?? error.failure}`);
    throw error;
  }
}
