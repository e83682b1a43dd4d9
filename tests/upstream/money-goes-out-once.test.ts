// @tier full
/** Payments under races, forgeries and every pair of roles: paid once, when it is due, to the right one, and by two above a limit. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { clashesIn } from '../../src/contract/grammar/duties.ts';
import { outlayCalls } from '../../src/contract/outlay.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { incomeTable, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { ROLES } from '../../src/upstream/seed/roles.ts';
import { isOnPostgres } from '../builders/database.ts';
import { FORGERIES, type Target } from '../builders/forged-payments.ts';
import { askAboutCase } from '../builders/lost-cases.ts';
import { type Finding, findBeyondDay, findWrongs } from '../builders/money-judge.ts';
import { aRace, run } from '../builders/money-races.ts';
import { aMoneyWorld, type MoneyWorld } from '../builders/money-world.ts';
import { aMachine } from '../builders/open-door.ts';
import type { Person } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';

const RACES = isMeasuring ? 500 : 12;
const FORGED = isMeasuring ? 200 : FORGERIES.length;
/** Races of one day: its limits are reached now and then. */
const A_DAY = 10;
const LONGEST_MS = 1_800_000;
const FEE = 1_000;
const BIG_FEE = 20_001;

let world: MoneyWorld;
const findings: Finding[] = [];
const done = { races: 0, forgeries: 0, pairs: 0, paid: 0 };
beforeAll(async () => {
  world = await aMoneyWorld();
});
afterAll(async () => {
  await world?.close();
  const count = (wrong: string) => findings.filter(one => one.wrong === wrong).length;
  report({
    id: isOnPostgres ? 'R12b' : 'R12',
    what: `payments at two servers on one database (${isOnPostgres ? 'PostgreSQL' : 'embedded'}): ${done.races} races, ${done.forgeries} forgeries, ${done.pairs} pairs of roles`,
    target: 'nothing paid twice, too early, to somebody else, or by one person alone above a limit',
    figure: `${count('twice')} twice, ${count('early')} too early, ${count('elsewhere')} to somebody else, ${count('alone')} alone; ${done.paid} payments went out`,
    isMet:
      findings.length === 0 &&
      done.races === RACES &&
      done.forgeries === FORGED &&
      done.pairs === ROLES.length ** 2,
  });
});

const nothingIn = (from: number) => expect(findings.slice(from)).toEqual([]);

it('races', { timeout: LONGEST_MS }, async () => {
  for (const race of fc.sample(aRace, { numRuns: RACES, seed: 52 })) {
    const id = await run(world, race);
    done.races += 1;
    findings.push(...(await findWrongs(world, id)));
    // the door takes so many requests in a second
    world.office.clock.advance(1_000);
    if (done.races % A_DAY !== 0) continue;
    findings.push(...(await findBeyondDay(world)));
    await world.nextDay();
  }
  done.paid = world.provider.moved.length;
  // a race in which nothing can be paid would say nothing
  expect(done.paid).toBeGreaterThan(RACES / 10);
  nothingIn(0);
});

const STATES = ['waits', 'sent', 'paid', 'failed', 'closed'] as const;

/** A refund that has come that far. */
async function aTarget(
  state: (typeof STATES)[number],
  machines: Pick<Target, 'other' | 'stranger'>,
): Promise<Target> {
  const { people, db, machine, pay } = world;
  const { id: caseId } = await world.aCase(FEE);
  const elsewhere = { payeeName: '甲', payeeAccount: '13900001111', payeeChannel: 4 };
  const isHeld = state === 'waits' || state === 'closed';
  await askAboutCase(people.clerk, 'refund', caseId, { refundReason: '没有找到', ...(isHeld && elsewhere) });
  if (!isHeld) {
    world.turn({ sent: 'late', paid: 'honest', failed: 'fails' }[state] as 'late');
    await pay(0);
  }
  const read = async () => {
    const [row] = await db
      .select()
      .from(outlayTable)
      .where(and(eq(outlayTable.bizCode, 1), eq(outlayTable.bizStrId, caseId)));
    if (!row) throw new Error('no outlay');
    return row;
  };
  const row = await read();
  if (state === 'closed')
    await people.colleague.ask(outlayCalls.refuseOutlay, {
      body: { id: row.id, version: row.version, reason: '有疑问' },
    });
  // of its account from then on
  if (state === 'sent') {
    const reports = [
      { reportId: `own-${row.id}`, outTradeNo: row.outTradeNo, state: 'processing', amount: row.amount },
    ];
    await machine.send('POST', '/api/open/payments', { reports });
  }
  const otherTradeNo = world.provider.moved[0]?.tradeNo ?? '';
  return {
    caseId,
    outlay: await read(),
    income: { tradeNo: `WX-${caseId}`, amount: FEE },
    otherTradeNo,
    ...machines,
  };
}

/** All that is known of the money of a case. */
async function moneyOf({ caseId }: Target) {
  const { db, provider } = world;
  const outlays = await db.select().from(outlayTable).where(eq(outlayTable.bizStrId, caseId));
  const incomes = await db.select().from(incomeTable).where(eq(incomeTable.bizStrId, caseId));
  const [about] = await db.select().from(lostOrderTable).where(eq(lostOrderTable.id, caseId));
  const { payAmount, payStatus, refundStatus, rewardStatus, waitsForCheck, createdUserId, matchDriverId } =
    about ?? ({} as never);
  return {
    // that a person has to look may be new
    outlays: outlays.map(({ reconState: _, updatedOn: __, version: ___, reportedBy: ____, ...row }) => row),
    incomes: incomes.map(({ reconState: _, updatedOn: __, version: ___, ...row }) => row),
    about: { payAmount, payStatus, refundStatus, rewardStatus, waitsForCheck, createdUserId, matchDriverId },
    moved: provider.moved.length,
    rows: [await db.$count(outlayTable), await db.$count(incomeTable)],
  };
}

it('forgeries', { timeout: LONGEST_MS }, async () => {
  const from = findings.length;
  const { office } = world;
  const machines = {
    other: await aMachine(office, office.admin, ['reportPayments']),
    stranger: await aMachine(office, office.admin, ['reportCalls', 'payOrders']),
  };
  for (let at = 0; at < FORGED; at += 1) {
    const forgery = FORGERIES[at % FORGERIES.length];
    const states = STATES.filter(state => state !== 'sent' || !forgery?.isOutOfOrder);
    const state = states[(at + Math.floor(at / FORGERIES.length)) % states.length] ?? 'waits';
    await world.nextDay();
    const target = await aTarget(state, machines);
    const before = await moneyOf(target);
    await forgery?.send(world, target);
    done.forgeries += 1;
    const after = await moneyOf(target);
    if (JSON.stringify(after) !== JSON.stringify(before))
      findings.push({ wrong: 'early', why: `${forgery?.name} of what ${state} changed something` });
    await world.settle();
    findings.push(...(await findWrongs(world, target.caseId)));
    office.clock.advance(1_000);
  }
  nothingIn(from);
});

/** Signed in with these roles; undefined where they may not come together. */
async function whoHolds(roles: readonly string[]): Promise<(Person & { rights: Set<string> }) | undefined> {
  const { office } = world;
  const rights = new Set(ROLES.filter(({ id }) => roles.includes(id)).flatMap(role => role.rights));
  const clash = clashesIn(rights).length > 0;
  if (clash) {
    const body = {
      account: `both-${roles.join('-')}`,
      userName: '身兼两职',
      roles: roles.map(roleId => ({ roleId })),
    };
    const { errCode } = await office.admin.ask(accessCalls.createAdminUser, { body });
    if (errCode === 0) findings.push({ wrong: 'alone', why: `roles ${roles} came together` });
    return undefined;
  }
  return { ...(await office.aClerk({ roles: [...new Set(roles)] })), rights };
}

it('every pair of roles', { timeout: LONGEST_MS }, async () => {
  const from = findings.length;
  const { db } = world;
  const holds = (who: { rights: Set<string> }, ...some: string[]) =>
    who.rights.has('all') || some.some(right => who.rights.has(right));
  const ids = ROLES.map(({ id }) => id);
  const askers = new Map(await Promise.all(ids.map(async id => [id, await whoHolds([id])] as const)));
  const others = new Map(await Promise.all(ids.map(async id => [id, await whoHolds([id])] as const)));
  for (const one of ids)
    for (const other of ids) {
      const [asker, second] = [askers.get(one), others.get(other)];
      const both = one < other ? await whoHolds([one, other]) : undefined;
      for (const [by, approver] of [
        [asker, second],
        [both, both],
      ] as const) {
        if (!by || !approver) continue;
        await world.nextDay();
        const { id } = await world.aCase(BIG_FEE);
        const asked = await askAboutCase(by, 'refund', id, { refundReason: '没有找到' });
        await askAboutCase(approver, 'refund', id, { refundReason: '没有找到' });
        const which = eq(outlayTable.bizStrId, id);
        const [waiting] = await db.select().from(outlayTable).where(which);
        if (waiting)
          await approver.ask(outlayCalls.approveOutlay, {
            body: { id: waiting.id, version: waiting.version },
          });
        await world.settle();
        findings.push(...(await findWrongs(world, id)));
        const [row] = await db.select().from(outlayTable).where(which);
        const mayAsk = (person: { rights: Set<string> }) => holds(person, 'lost:refund');
        const isPaid = row?.state === 1;
        const isRight = by !== approver && mayAsk(by) && holds(approver, 'lost:refund', 'finance:check');
        if (isPaid !== isRight)
          findings.push({ wrong: 'alone', why: `${one} and ${other}: ${asked.errCode}, paid ${isPaid}` });
      }
      done.pairs += 1;
    }
  nothingIn(from);
});
