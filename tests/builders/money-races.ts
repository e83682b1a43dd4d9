/** Different people do different things to the payments of one case at the same moment, at two servers. */
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { outlayCalls } from '../../src/contract/outlay.ts';
import { incomeTable, type OutlayRow, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { askAboutCase, type LostCall } from './lost-cases.ts';
import { MOODS, type Mood } from './lying-provider.ts';
import type { MoneyWorld } from './money-world.ts';

const ACTS = [
  'refund',
  'refundElsewhere',
  'cancel',
  'reward',
  'rewardAtBank',
  'approve',
  'refuse',
  'send',
  'query',
  'report',
  'incomeAgain',
] as const;
type Act = (typeof ACTS)[number];

interface Doing {
  act: Act;
  by: keyof MoneyWorld['people'];
  /** Which of the servers. */
  at: number;
  /** Fen. */
  amount: number;
}

export interface Race {
  kind: 'refund' | 'reward';
  /** Fen that came in. */
  paid: number;
  isMatchedByClerk: boolean;
  mood: Mood;
  /** One after the other; what stands in one happens at the same moment. */
  rounds: Doing[][];
}

/** Below, at and above the limits of a payment. */
const AMOUNTS = [1, 1_000, 20_000, 20_001, 50_000, 50_001] as const;

const doing = (acts: readonly Act[]) =>
  fc.record<Doing>({
    act: fc.constantFrom(...acts),
    by: fc.constantFrom('clerk', 'colleague', 'finance', 'double', 'desk'),
    at: fc.nat({ max: 1 }),
    amount: fc.constantFrom(...AMOUNTS),
  });
/** First it is asked for, then it is decided, then sent and reported: each many times at once, and what does not belong there. */
const ASKING: readonly Act[] = [
  'refund',
  'refund',
  'refundElsewhere',
  'cancel',
  'reward',
  'reward',
  'rewardAtBank',
];
const round = (acts: readonly Act[]) => fc.array(doing(acts), { minLength: 4, maxLength: 7 });

export const aRace: fc.Arbitrary<Race> = fc.record<Race>({
  kind: fc.constantFrom('refund', 'reward'),
  paid: fc.constantFrom(1_000, 20_000, 20_001),
  isMatchedByClerk: fc.boolean(),
  mood: fc.constantFrom(...MOODS),
  rounds: fc.tuple(
    round(ASKING),
    round(['approve', 'approve', 'refuse', 'send', 'refund', 'reward']),
    round(['send', 'send', 'query', 'report', 'incomeAgain', 'cancel', 'approve']),
    round(ACTS),
  ),
});

let serials = 0;

/** Runs it to its end. Answers the case. */
export async function run(world: MoneyWorld, race: Race): Promise<string> {
  const { people } = world;
  const { id } =
    race.kind === 'refund'
      ? await world.aCase(race.paid)
      : await world.aReturnedCase(race.isMatchedByClerk ? people.clerk : people.desk);
  world.turn(race.mood);
  for (const round of race.rounds) {
    const seen = await world.db
      .select()
      .from(outlayTable)
      .where(and(eq(outlayTable.bizStrId, id), inArray(outlayTable.bizCode, [1, 2])));
    await Promise.all(round.map(doing => act(world, id, seen, doing)));
  }
  await world.settle();
  return id;
}

/** A refusal is an answer, too; whether it was right, the rows say. */
async function act(
  world: MoneyWorld,
  id: string,
  seen: readonly OutlayRow[],
  { act, by, at, amount }: Doing,
) {
  const who = world.at(world.people[by], at);
  const about = (call: LostCall, body: object) => askAboutCase(who, call, id, body);
  const last = seen.at(-1);
  switch (act) {
    case 'refund':
      return about('refund', { refundReason: '没有找到' });
    case 'refundElsewhere':
      return about('refund', {
        refundReason: '改付他人',
        payeeName: '甲',
        payeeAccount: '13900001111',
        payeeChannel: 4,
      });
    case 'cancel':
      return about('cancel', { cancelReason: '不找了' });
    case 'reward':
      return about('sendReward', { rewardAmount: amount });
    case 'rewardAtBank': {
      const serialNum = `B-${++serials}`;
      return about('unionpay', { rewardAmount: amount, serialNum, payTime: world.office.clock() });
    }
    case 'approve':
      return last && who.ask(outlayCalls.approveOutlay, { body: { id: last.id, version: last.version } });
    case 'refuse':
      return (
        last &&
        who.ask(outlayCalls.refuseOutlay, { body: { id: last.id, version: last.version, reason: '有疑问' } })
      );
    case 'send':
      return world.pay(at);
    case 'query':
      return last && who.ask(outlayCalls.queryOutlay, { body: { id: last.id } });
    case 'report':
      return last && reportTruly(world, last, at);
    case 'incomeAgain':
      return reportIncomeAgain(world, id, at);
  }
}

let reports = 0;

/** What the provider's books say. */
async function reportTruly(
  { provider, machine, servers }: MoneyWorld,
  { outTradeNo }: OutlayRow,
  at: number,
) {
  const entry = provider.books.get(outTradeNo);
  if (!entry) return;
  const { state, amount, tradeNo, payTime } = entry;
  const door = servers[at] ?? servers[0];
  await machine.at(door).send('POST', '/api/open/payments', {
    reports: [
      {
        reportId: `r-${++reports}`,
        outTradeNo,
        state,
        amount,
        ...(state === 'paid' && { tradeNo, payTime }),
      },
    ],
  });
}

async function reportIncomeAgain({ db, machine, servers }: MoneyWorld, id: string, at: number) {
  const [income] = await db.select().from(incomeTable).where(eq(incomeTable.bizStrId, id));
  if (!income) return;
  const { tradeChannel, tradeNo, bizCode, bizStrId, amount, payTime } = income;
  const door = servers[at] ?? servers[0];
  await machine.at(door).send('POST', '/api/open/incomes', {
    reports: [{ reportId: `i-${++reports}`, tradeChannel, tradeNo, bizCode, bizStrId, amount, payTime }],
  });
}
