/** A reading call, made for real and judged by its declaration, or by its envelope where it has none. */
import { inDeclaredShape } from '../contract/grammar/answer-shape.ts';
import { codeOf, isSuccess, type LooseEnvelope } from '../contract/grammar/envelope-reading.ts';
import { inspect } from '../contract/grammar/walk.ts';
import { judgeEnvelope, meansSuccess } from './envelope.ts';
import type { ExchangeOutcome } from './exchange.ts';
import { breaking, type Finding, tolerable } from './finding.ts';
import { judge } from './judge.ts';
import { isMissing, missing, type Report, report, withoutEnvelope } from './reports.ts';
import { judgeUserInfo } from './session-rules.ts';
import type { SpecifiedCall } from './table.ts';
import { unmaskedIn, unplacedIn } from './undeclared.ts';
import type { AskUpstream, SignedIn } from './upstream.ts';

/** Rows asked for: enough to see what is wrong, few enough to see a page size that is ignored. */
const ROWS = 5;
const NO_PERMISSION = 3008;
const PARAMETER = 3007;

export async function judgeReading(
  ask: AskUpstream,
  call: SpecifiedCall,
  session: SignedIn,
): Promise<Report> {
  const subject = `${call.method} ${call.path}`;
  const about = { area: call.area, subject };
  const came = await ask(call, { as: session, ...inputOf(call, 1) });
  if (isMissing(came)) return missing(about, came);
  if (came.kind !== 'envelope') return report(about, [withoutEnvelope(came)]);
  const { envelope } = came;
  if (!meansSuccess(envelope, call.client)) return refused(call, envelope, came.findings);
  if (isOfNobody(call, envelope)) return report(about, came.findings, 'needs parameters; no data to judge');
  const findings = [...came.findings, ...judgeEnvelope(envelope, call.client)];
  findings.push(...judgeData(call, envelope));
  if (call.declared?.isPaged) findings.push(...(await judgePaging(ask, call, session, envelope)));
  const isEmpty = Array.isArray(envelope.data) && envelope.data.length === 0;
  return report(about, findings, isEmpty ? 'no row to judge' : undefined);
}

/** A call for one record was not told which: that it answers none is as right as a refusal. */
function isOfNobody(call: SpecifiedCall, { data }: LooseEnvelope): boolean {
  if (data !== null || !call.declared?.query || inspect(call.declared.data).kind !== 'object') return false;
  return Object.keys(inputOf(call, 1).query).length === 0;
}

function refused(call: SpecifiedCall, envelope: LooseEnvelope, findings: Finding[]): Report {
  const about = { area: call.area, subject: `${call.method} ${call.path}` };
  const code = codeOf(envelope);
  if (isSuccess(envelope, call.client) && code === 0) return report(about, findings, 'no data to judge');
  if (code === NO_PERMISSION || code === PARAMETER) {
    const why = code === PARAMETER ? 'needs parameters' : 'not permitted to this account';
    return report(about, findings, `${why}; not judged`);
  }
  return report(about, findings, `refused with errCode ${code}; not judged`);
}

/** Ids of records that the specification shows, by the calls that answer them. */
const SHOWN_IDS: ReadonlyMap<string, string> = new Map([
  ['/api/admin/user', 'id'],
  ['/api/admin/user/adminUsers', 'userId'],
  ['/api/admin/user/roleGroups', 'roleId'],
  ['/api/admin/lost/orders', 'id'],
  ['/api/admin/order/dispatch/queryOrderList', 'id'],
  ['/api/admin/order/dispatch/queryCompleteOrderList', 'id'],
  ['/api/admin/order/dispatch/list/v2', 'id'],
  ['/api/admin/order/dispatch/queryCallRecordList', 'id'],
]);

function judgeData(call: SpecifiedCall, { data }: LooseEnvelope): Finding[] {
  const isUserInfo = call.path === '/api/admin/user';
  if (!call.declared) return [...unmaskedIn(data), ...unplacedIn(data)];
  // what the console cannot read is judged as it came
  const { data: shown } = inDeclaredShape(call.declared, { data }) ?? { data };
  return [
    ...(shown === data ? [] : [reshaped(data, shown)]),
    ...judge(call.declared.data, shown, SHOWN_IDS.get(call.path)),
    ...(isUserInfo ? judgeUserInfo(data) : []),
  ];
}

function reshaped(data: unknown, shown: unknown): Finding {
  if (Array.isArray(data)) return tolerable('data: a list where an object is expected');
  const [key] = Object.entries(data as object).find(([, value]) => value === shown) ?? [];
  return tolerable(`data: an object where a list is expected; it stands under ${key}`);
}

/** A page must be one, or the whole; a part of the whole under a total would be shown as all there is. */
async function judgePaging(
  ask: AskUpstream,
  call: SpecifiedCall,
  session: SignedIn,
  { data, total }: LooseEnvelope,
): Promise<Finding[]> {
  if (!Array.isArray(data)) return [];
  const count = data.length;
  if (total === undefined || total === null) {
    const next = count === ROWS ? await ask(call, { as: session, ...inputOf(call, 2) }) : undefined;
    if (next && hasOtherRows(data, next))
      return [breaking('total: missing though the list is paged; the console shows its first page only')];
    return [
      tolerable(`total: missing; the list counts as whole (${count} rows) and is paged in the console`),
    ];
  }
  if (count > ROWS) {
    const isWhole = count >= Number(total);
    return isWhole
      ? [tolerable(`size: ignored; the whole list came (${count} rows) and is paged in the console`)]
      : [breaking(`size: ignored; ${count} rows where ${ROWS} were asked for, of ${String(total)}`)];
  }
  if (count < ROWS || Number(total) <= ROWS) return [];
  const second = await ask(call, { as: session, ...inputOf(call, 2) });
  return isSamePage(data, second) ? [breaking('current: ignored; the second page is the first again')] : [];
}

const firstRow = (came: ExchangeOutcome): unknown =>
  came.kind === 'envelope' && Array.isArray(came.envelope.data) ? came.envelope.data[0] : undefined;

function isSamePage(first: unknown[], second: ExchangeOutcome): boolean {
  const row = firstRow(second);
  return row !== undefined && JSON.stringify(row) === JSON.stringify(first[0]);
}

function hasOtherRows(first: unknown[], second: ExchangeOutcome): boolean {
  return firstRow(second) !== undefined && !isSamePage(first, second);
}

function inputOf({ declared, method }: SpecifiedCall, page: number) {
  const paging = { current: page, page, size: ROWS };
  if (!declared) return { query: paging };
  const looked = declared.query && inspect(declared.query);
  const fields = looked?.kind === 'object' ? Object.keys(looked.shape) : [];
  const query = Object.fromEntries(Object.entries(paging).filter(([name]) => fields.includes(name)));
  return method === 'GET' ? { query } : { query, body: {} };
}
