/**
 * What machines bring to the open door on a bad day: good reports, some of them twice or late, and malformed ones, shuffled and
 * in batches. Each says what has to become of it.
 */
import { uniqBy } from 'es-toolkit';
import fc from 'fast-check';
import type { Machine } from './open-door.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Kind = 'incomes' | 'calls' | 'found-items' | 'alarms';

interface Sent {
  kind: Kind;
  /** Of a good one: the same name is the same report. */
  name: string;
  body: unknown;
  /** Where a bad one is wrong: null where it is none at all; undefined for a good one. */
  wrongAt?: string | null;
}

/** What a report needs of the register; times are milliseconds since 1970. */
export interface World {
  now: number;
  plateNumber: string;
}

interface Drawn {
  kind: Kind;
  /** Minutes ago. */
  ago: number;
  copies: number;
  /** Which of the faults of its kind it has; a good one has none. */
  fault: number | null;
}

/** How many of each kind go into one call. */
const BATCH: Readonly<Record<Kind, number>> = { incomes: 100, calls: 100, 'found-items': 50, alarms: 100 };

/** Reports as they are meant. An alarm of each belongs to a minute of its own, more than ten away from the next. */
const good = (kind: Kind, at: number, ago: number, { now, plateNumber }: World): Record<string, unknown> => {
  const time = now - ago * MINUTE_MS;
  switch (kind) {
    case 'incomes':
      return {
        reportId: `i-${at}`,
        tradeChannel: 1,
        tradeNo: `T-${at}`,
        bizCode: 9,
        amount: 100 + at,
        fee: 1,
        payTime: time,
        addressType: '450103',
      };
    case 'calls':
      return { callId: `c-${at}`, kind: 'end', on: time, callno: `139${String(10_000_000 + at)}` };
    case 'found-items':
      return { reportId: `f-${at}`, plateNumber, goodsName: '伞', goodsType: 99, foundOn: time };
    case 'alarms':
      return { alarmType: 2, plateNumber, alarmTime: now - (at % 400) * 21 * MINUTE_MS };
  }
};

const TIME: Readonly<Record<Kind, string>> = {
  incomes: 'payTime',
  calls: 'on',
  'found-items': 'foundOn',
  alarms: 'alarmTime',
};
const REQUIRED: Readonly<Record<Kind, string>> = {
  incomes: 'tradeNo',
  calls: 'callId',
  'found-items': 'goodsName',
  alarms: 'plateNumber',
};

type Fault = (
  body: Record<string, unknown>,
  kind: Kind,
  now: number,
) => [body: unknown, wrongAt: string | null];
const wrong =
  (field: (kind: Kind) => string, value: (now: number) => unknown): Fault =>
  (body, kind, now) => [{ ...body, [field(kind)]: value(now) }, field(kind)];

const FAULTS: readonly Fault[] = [
  () => [null, null],
  () => ['garbage', null],
  () => [[], null],
  (body, kind) => [{ ...body, [REQUIRED[kind]]: undefined }, REQUIRED[kind]],
  wrong(
    kind => REQUIRED[kind],
    () => ({ not: 'a text' }),
  ),
  wrong(
    kind => REQUIRED[kind],
    () => 'x'.repeat(5_000),
  ),
  (body, kind) => [{ ...body, [REQUIRED[kind]]: 'a\u0000b' }, null],
  wrong(
    kind => TIME[kind],
    () => 'yesterday',
  ),
  wrong(
    kind => TIME[kind],
    () => -1,
  ),
  wrong(
    kind => TIME[kind],
    () => 0,
  ),
  wrong(
    kind => TIME[kind],
    now => now + 31 * 365 * DAY_MS,
  ),
  wrong(
    kind => TIME[kind],
    now => now + 6 * MINUTE_MS,
  ),
  wrong(
    kind => TIME[kind],
    now => now - 401 * DAY_MS,
  ),
];
const OF_KIND: Readonly<Partial<Record<Kind, readonly Fault[]>>> = {
  incomes: [
    wrong(
      () => 'fee',
      () => 1_000_000,
    ),
    wrong(
      () => 'amount',
      () => 0,
    ),
    wrong(
      () => 'amount',
      () => '100',
    ),
    wrong(
      () => 'addressType',
      () => 'nowhere',
    ),
  ],
  calls: [
    wrong(
      () => 'kind',
      () => 'shout',
    ),
    wrong(
      () => 'recordUrl',
      () => 'javascript:alert(1)',
    ),
    wrong(
      () => 'addressType',
      () => 'nowhere',
    ),
    wrong(
      () => 'satisfaction',
      () => 6,
    ),
  ],
  alarms: [
    wrong(
      () => 'alarmType',
      () => 11,
    ),
    wrong(
      () => 'lng',
      () => 181,
    ),
  ],
};

const faultsOf = (kind: Kind) => [...FAULTS, ...(OF_KIND[kind] ?? [])];

/** @param many reports, of which about a third are bad and a quarter come again */
export const aBadDay = (world: World, many: number): fc.Arbitrary<Sent[]> =>
  fc
    .array(
      fc.record<Drawn>({
        kind: fc.constantFrom<Kind>('incomes', 'calls', 'found-items', 'alarms'),
        ago: fc.nat(6 * 24 * 60),
        copies: fc.constantFrom(1, 1, 1, 2),
        fault: fc.oneof(fc.constant(null), fc.constant(null), fc.nat(1_000)),
      }),
      { minLength: many, maxLength: many },
    )
    .map(drawn =>
      drawn.flatMap(({ kind, ago, copies, fault }, at) =>
        Array.from({ length: copies }, () => sentAs(kind, good(kind, at, ago, world), fault, world.now)),
      ),
    )
    .chain(sent => fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length }));

function sentAs(kind: Kind, body: Record<string, unknown>, fault: number | null, now: number): Sent {
  const name = String(body.reportId ?? body.callId ?? body.alarmTime);
  if (fault === null) return { kind, name, body };
  const faults = faultsOf(kind);
  const broken = faults[fault % faults.length]?.(body, kind, now);
  if (!broken) throw new Error('NO_FAULT');
  const [bad, wrongAt] = broken;
  return { kind, name, body: bad, wrongAt };
}

interface Answer {
  outcome: string;
  problem?: { index: number; field: string | null; reason: string };
}

export interface Taken {
  /** Good reports that are different, by their kind. */
  different: Readonly<Record<Kind, number>>;
  /** Good ones that were taken more or less often than once. */
  notOnce: number;
  /** Bad ones that were taken, or not named by their place, field and reason. */
  notNamed: number;
  bad: number;
}

/** Sends them in batches as they come, and holds each answer against what it says of itself. */
export async function sendAll(machine: Machine, sent: readonly Sent[]): Promise<Taken> {
  const taken = new Map<string, number>();
  let notNamed = 0;
  for (const kind of Object.keys(BATCH) as Kind[]) {
    const own = sent.filter(one => one.kind === kind);
    for (let from = 0; from < own.length; from += BATCH[kind]) {
      const batch = own.slice(from, from + BATCH[kind]);
      const { data } = await machine.send<Answer[]>('POST', `/api/open/${kind}`, {
        reports: batch.map(({ body }) => body),
      });
      for (const [index, { name, wrongAt }] of batch.entries()) {
        const answer = data[index];
        if (wrongAt !== undefined) {
          if (!isNamed(answer, index, wrongAt)) notNamed += 1;
        } else if (answer?.outcome === 'noted' || answer?.outcome === 'raised') {
          taken.set(`${kind} ${name}`, (taken.get(`${kind} ${name}`) ?? 0) + 1);
        } else if (answer?.outcome !== 'known') taken.set(`${kind} ${name}`, Number.NaN);
      }
    }
  }
  const goods = uniqBy(
    sent.filter(({ wrongAt }) => wrongAt === undefined),
    ({ kind, name }) => `${kind} ${name}`,
  );
  const ofKind = (kind: Kind) => goods.filter(one => one.kind === kind).length;
  return {
    different: {
      incomes: ofKind('incomes'),
      calls: ofKind('calls'),
      'found-items': ofKind('found-items'),
      alarms: ofKind('alarms'),
    },
    notOnce: goods.filter(({ kind, name }) => taken.get(`${kind} ${name}`) !== 1).length,
    notNamed,
    bad: sent.filter(({ wrongAt }) => wrongAt !== undefined).length,
  };
}

const isNamed = (answer: Answer | undefined, index: number, field: string | null): boolean =>
  answer?.outcome === 'refused' &&
  answer.problem?.index === index &&
  answer.problem.field === field &&
  answer.problem.reason !== '';
