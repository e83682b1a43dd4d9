/**
 * Holds the payments of a day against the statement of a channel, in a time that grows with both as their lengths do. First by
 * number: maps are keyed by the direction of the money and the number, so that a payment and its refund never stand in one
 * place. Then by amount and time, where exactly one of each side fits.
 */
import { type StatementChannel, WECHAT_FUND } from '../../../contract/reconciliation-statement.ts';
import { ONLY_OURS, ONLY_THEIRS, OTHER_STATE } from '../../../contract/reconciliation-states.ts';
import { nearPairs } from './near-pairs.ts';
import { NumberIndex } from './number-index.ts';
import {
  type BillLine,
  type Entry,
  type Flow,
  type Found,
  type Matched,
  moved,
  type Pair,
  takesBack,
  turnsBack,
} from './parts.ts';
import { verdictOf } from './verdict.ts';

interface Sides {
  channel: StatementChannel;
  entries: readonly Entry[];
  lines: readonly BillLine[];
}

export function matchStatement({ channel, entries, lines }: Sides): Matched {
  const matched: Matched = { pairs: [], differences: [], aside: [], idle: [] };
  const sorted = lines.toSorted(byTimeThenNumber);
  const fees = sorted.filter(({ kind }) => kind === 'fee');
  const others = sorted.filter(({ kind }) => kind !== 'fee');
  const isElsewhere = (line: BillLine) => isOnTradeBill(channel, line) || (!moved(line) && !line.isOfDay);
  const index = new NumberIndex(entries.toSorted(ofDayFirst));

  const turned = others.filter(turnsBack).filter(line => !isElsewhere(line));
  const isExplained = matchTurned(turned, index, matched);
  const rest = others.filter(line => !turnsBack(line));
  matched.aside.push(...others.filter(line => turnsBack(line) && isElsewhere(line)));
  const open: BillLine[] = [];
  for (const line of rest) {
    if (isElsewhere(line) || isExplained(line)) matched.aside.push(line);
    else open.push(line);
  }

  const pairs: Pair[] = [];
  const byOwn = open.filter(line => !take(pairs, line, index.takeByChannel(flowOf(line), line.channelNo)));
  const byOurs = byOwn.filter(
    line => !take(pairs, line, index.takeByMerchant(flowOf(line), line.merchantNo)),
  );
  const near = nearPairs(index.left().filter(isWanted), byOurs.filter(isOwed));
  const isNear = new Set(near.map(({ line }) => line));
  for (const pair of near) index.take(pair.entry);
  for (const pair of [...pairs, ...near]) place(pair, matched);
  for (const line of byOurs) {
    if (isNear.has(line)) continue;
    if (line.isOfDay && moved(line)) matched.differences.push({ type: ONLY_THEIRS, entry: null, line });
    else matched.aside.push(line);
  }
  for (const entry of index.left()) {
    if (isWanted(entry)) matched.differences.push({ type: ONLY_OURS, entry, line: null });
    else matched.idle.push(entry);
  }
  placeFees(fees, { others, entries }, matched);
  return matched;
}

/** Trades of the trade bill stand in the fund flow again, with their refunds and fees. A closed refund stands only here. */
const isOnTradeBill = (channel: StatementChannel, { kind, amount }: BillLine) =>
  channel === WECHAT_FUND && (kind === 'payment' || (kind === 'refund' && amount <= 0));

/** A line of it has to be there. */
const isWanted = ({ state, isOfDay, mayMiss }: Entry) =>
  isOfDay && !mayMiss && (state === 'paid' || state === 'returned');
const isOwed = (line: BillLine) => line.isOfDay && moved(line);

const flowOf = ({ kind, amount }: BillLine): Flow => {
  if (kind === 'payment') return 'in';
  if (kind === 'refund' || kind === 'payout') return 'out';
  return amount < 0 ? 'out' : 'in';
};

function take(pairs: Pair[], line: BillLine, entry: Entry | undefined): boolean {
  if (entry) pairs.push({ entry, line, by: 'number' });
  return entry !== undefined;
}

/**
 * What came back. The line of the payment that it takes back is explained by it: together they moved nothing.
 * @returns whether a line is explained so
 */
function matchTurned(lines: readonly BillLine[], index: NumberIndex, matched: Matched) {
  const numbers = new Map<string, Found | null>();
  for (const line of lines) {
    let found: Found | null = null;
    const flow = takesBack(line);
    const names = [line.channelNo, line.merchantNo, line.originalChannelNo, line.originalMerchantNo];
    const entry = names.reduce<Entry | undefined>(
      (found, name) => found ?? index.takeByChannel(flow, name) ?? index.takeByMerchant(flow, name),
      undefined,
    );
    const isSettled = entry && (entry.state === 'failed' || entry.state === 'returned');
    if (isSettled) {
      matched.aside.push(line);
      // a payment that was given back in our books has its own line to be held against
      if (entry.state === 'returned') index.giveBack(entry);
      else matched.idle.push(entry);
    } else if (line.isOfDay || entry?.isOfDay) {
      found = { type: entry ? OTHER_STATE : ONLY_THEIRS, entry: entry ?? null, line };
      matched.differences.push(found);
    } else {
      matched.aside.push(line);
      if (entry) matched.idle.push(entry);
    }
    if (!entry || entry.state === 'returned') continue;
    for (const name of [...names, entry.channelNo, entry.merchantNo])
      if (name !== null && !numbers.has(`${flow} ${name}`)) numbers.set(`${flow} ${name}`, found);
  }
  return (line: BillLine) => {
    const places = [line.channelNo, line.merchantNo].map(name => `${flowOf(line)} ${name}`);
    const place = places.find(one => numbers.has(one));
    const found = place === undefined ? null : numbers.get(place);
    if (found && line.isOfDay) found.isWhole = true;
    return place !== undefined;
  };
}

/** Into its one place. */
function place(pair: Pair, { pairs, differences, aside, idle }: Matched): void {
  const { entry, line } = pair;
  const verdict = verdictOf(entry, line);
  if (verdict === 'same') pairs.push(pair);
  else if (verdict === 'apart') {
    aside.push(line);
    idle.push(entry);
  } else differences.push({ type: verdict, entry, line });
}

/** The fee of something that is there is part of it; any other one is only the channel's. */
function placeFees(
  fees: readonly BillLine[],
  { others, entries }: { others: readonly BillLine[]; entries: readonly Entry[] },
  { aside, differences }: Matched,
): void {
  if (fees.length === 0) return;
  const known = new Set<string | null>();
  for (const { channelNo, merchantNo } of [...others, ...entries]) known.add(channelNo).add(merchantNo);
  known.delete(null);
  for (const line of fees) {
    const names = [line.channelNo, line.merchantNo, line.originalChannelNo, line.originalMerchantNo];
    if (!isOwed(line) || names.some(name => known.has(name))) aside.push(line);
    else differences.push({ type: ONLY_THEIRS, entry: null, line });
  }
}

/** The same whatever order they come in. */
const byTimeThenNumber = (a: BillLine, b: BillLine) =>
  Number(b.isOfDay) - Number(a.isOfDay) ||
  (a.occurredOn ?? 0) - (b.occurredOn ?? 0) ||
  compare(a.channelNo, b.channelNo) ||
  a.lineNo - b.lineNo ||
  compare(a.key, b.key);
const ofDayFirst = (a: Entry, b: Entry) =>
  Number(b.isOfDay) - Number(a.isOfDay) ||
  Number(a.mayMiss) - Number(b.mayMiss) ||
  rank(a) - rank(b) ||
  (a.time ?? 0) - (b.time ?? 0) ||
  compare(a.key, b.key);
/** What is paid is sought before what has failed. */
const rank = ({ state }: Entry) => ['paid', 'returned', 'processing', 'failed'].indexOf(state);
const compare = (a: string | null, b: string | null) => {
  if (a === b) return 0;
  return (a ?? '') < (b ?? '') ? -1 : 1;
};
