import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../tests/builders/office.ts';
import { CHEAP_COST, seededChance } from '../../tests/builders/time-and-chance.ts';
import { sessionCalls } from '../contract/session.ts';
import { CommandRefused, runCommand } from './admin-commands.ts';
import { operateLog } from './core/audit/tables.ts';
import { property } from './core/properties.ts';
import { revision } from './core/revisions/tables.ts';
import { foldOrderFigures } from './domain/order-figures/folding.ts';
import { BASE } from './domain/order-figures/rollups.ts';
import { REVISED } from './revised.ts';

let office: Office;
const chance = seededChance(9);
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const run = (...words: string[]) =>
  runCommand(
    {
      db: office.store.db,
      clock: office.clock,
      ports: office.ports,
      chance,
      isPlain: false,
      passwordCost: CHEAP_COST,
      revised: REVISED,
    },
    words,
  );

const entries = () =>
  office.store.db.select().from(operateLog).where(eq(operateLog.title, 'commandLine')).orderBy(operateLog.id);

async function firstSignIn(account: string, password: string) {
  const first = await office.ask(sessionCalls.login, { body: { account, password } });
  expect(first).toMatchObject({ errCode: 2005 });
  const renewed = await office.ask(sessionCalls.renewPassword, {
    headers: { temtoken: first.failure.temToken ?? '', newpassword: 'chosen-by-himself' },
  });
  return office.person(renewed.data.token, renewed.data.id);
}

describe('the command line', () => {
  it('makes a super-user whose password is shown once, kept nowhere and renewed at sign-in', async () => {
    const printed = await run('create', 'chief', '覃主任');
    const password = /one-time password (\w{12}):/.exec(printed)?.[1] ?? '';
    const chief = await firstSignIn('chief', password);
    const { data } = await chief.ask(sessionCalls.userInfo);
    expect(data).toMatchObject({ userName: '覃主任', isSuperuser: 1, roles: [{ roleId: '1' }] });
    const [entry] = await entries();
    expect(entry).toMatchObject({
      method: 'commandLine.create',
      operId: null,
      operName: 'command line',
      businessType: 1,
      objectType: 'adminUser',
      objectId: chief.id,
      status: 1,
    });
    expect(JSON.stringify(entry)).not.toContain(password);
    const kept = await office.store.db.select().from(revision).where(eq(revision.objectId, chief.id));
    expect(kept[0]).toMatchObject({ objectType: 'adminUser', kind: 'create', createdBy: 'command line' });
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  it('makes a member of a role, named by key or id', async () => {
    for (const [account, role] of [
      ['night1', 'monitor'],
      ['night2', '4'],
    ] as const) {
      const printed = await run('create', account, `--role=${role}`);
      const person = await firstSignIn(account, /password (\w{12})/.exec(printed)?.[1] ?? '');
      const { data } = await person.ask(sessionCalls.userInfo);
      expect(data).toMatchObject({ userName: account, isSuperuser: 0, roles: [{ roleKey: 'monitor' }] });
    }
  });

  it('resets a password and ends the sessions', async () => {
    const clerk = await office.aClerk();
    const printed = await run('reset', clerk.account.toUpperCase());
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject({ errCode: 2003 });
    await firstSignIn(clerk.account, /: (\w{12})\./.exec(printed)?.[1] ?? '');
  });

  it('opens an account that too many wrong passwords have locked', async () => {
    const clerk = await office.aClerk();
    const login = (password: string) =>
      office.ask(sessionCalls.login, { body: { account: clerk.account, password } });
    for (let attempt = 0; attempt < 5; attempt++) await login('wrong-password');
    expect(await login('new-password')).toMatchObject({ errCode: 3010 });
    await run('unlock', clerk.account);
    expect(await login('new-password')).toMatchObject({ errCode: 0 });
  });

  it('gives a code of six digits', async () => {
    const clerk = await office.aClerk();
    const printed = await run('code', clerk.account);
    const [, code = ''] = /: (\d{6}), for 10 minutes/.exec(printed) ?? [];
    expect(code).toHaveLength(6);
    expect(JSON.stringify(await entries())).not.toContain(code);
  });

  it('reads and sets properties, and no nonsense', async () => {
    expect(await run('property', 'session.idleMinutes')).toBe('session.idleMinutes = 30 (not set)');
    expect(await run('property', 'session.idleMinutes', '45')).toBe('session.idleMinutes = 45');
    expect(await run('property', 'session.idleMinutes', '60')).toBe('session.idleMinutes = 60');
    expect(await run('property')).toContain('session.idleMinutes = 60\n');
    const rows = await office.store.db.select().from(property);
    expect(rows).toMatchObject([{ name: 'session.idleMinutes', value: '60', version: 2 }]);
    for (const value of ['4', '721', '7.5', 'soon', '-1', '007']) {
      await expect(run('property', 'session.idleMinutes', value)).rejects.toThrow(
        'a whole number from 5 to 720',
      );
    }
    await expect(run('property', 'login.code', 'sometimes')).rejects.toThrow('off, newDevice, always');
    await expect(run('property', 'nothing')).rejects.toThrow('There is no property nothing');
    const last = (await entries()).at(-1);
    expect(last).toMatchObject({
      method: 'commandLine.property',
      before: '{"name":"session.idleMinutes","value":"45"}',
      after: '{"name":"session.idleMinutes","value":"60"}',
    });
  });

  it.each([
    [[], /npm run admin/],
    [['dance'], /npm run admin/],
    [['reset'], /npm run admin/],
    [['reset', 'a', 'b'], /npm run admin/],
    [['reset', 'admin', '--force'], /npm run admin/],
    [['reset', 'nobody-here'], /no account nobody-here/],
    [['create', 'admin'], /Refused: ACCOUNT_TAKEN/],
    [['create', 'two words'], /2 to 40 letters/],
    [['create', 'x', 'y', '--role=nothing'], /no role nothing/],
    [['constructor', 'x'], /npm run admin/],
  ])('refuses %j in one line or with its usage', async (words, message) => {
    const before = (await entries()).length;
    const refused = run(...words);
    await expect(refused).rejects.toThrow(CommandRefused);
    await expect(refused).rejects.toThrow(message);
    expect(await entries()).toHaveLength(before);
  });

  it('counts statistics anew, and says how much was wrong', async () => {
    const { db } = office.store;
    await office.run(foldOrderFigures);
    expect(await run('rebuild-statistics')).toContain(': 0 figures');
    await db.execute(sql`update order_figure set completed = completed + 1 where rollup = ${BASE.id}`);
    expect(await run('rebuild-statistics')).toMatch(/: [1-9]\d* figures/);
    expect(await run('rebuild-statistics')).toContain(': 0 figures');
    expect((await entries()).at(-1)).toMatchObject({ method: 'commandLine.rebuildStatistics', status: 1 });
    await expect(run('rebuild-statistics', 'now')).rejects.toThrow(CommandRefused);
  });
});
