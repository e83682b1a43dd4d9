/** The operate log: who did what to which object, with the object before and after. */
import { type AnyCall, BUSINESS } from '../../../contract/grammar/call.ts';
import { loggedName, loggedPlate } from '../../../contract/logged-object.ts';
import type { Caller, Change, Db, SignedIn } from '../context.ts';
import { appending, type Statement, together } from '../database/append.ts';
import { cutText, personalOf, redacted, textOf } from './redact.ts';
import { operateLog } from './tables.ts';

/** The operator type of a person at this console. */
const ADMIN = 1;

/** Without an id: whoever runs the server, at its own command line. */
export type Actor = Pick<SignedIn, 'userName' | 'areaIds'> & { userId: string | null };

export interface AuditedCall<Who extends Actor = SignedIn> {
  call: AnyCall;
  /** Path and query as asked, without values of the query: those are in `input`. */
  url: string;
  input: unknown;
  user: Who | undefined;
  caller: Caller;
  startedOn: number;
  /** Hears how much room its entries take. */
  onLogged?(bytes: number): void;
}

const append = appending(operateLog);

/** Sign-in and sign-out have a log of their own. */
export const isLogged = (call: AnyCall) => call.business !== undefined;

export interface Outcome {
  changes: readonly Change[];
  /** As it leaves the server: what it masks there is masked in the log. */
  answer: unknown;
  now: number;
}

/** The statement that writes its entries. */
export function successEntries(
  audited: AuditedCall<Actor>,
  { changes, answer, now }: Outcome,
): Statement | undefined {
  const told: readonly Partial<Change>[] = changes.length > 0 ? changes : [{}];
  const { call } = audited;
  const personal = personalOf(call);
  const jsonResult = call.hasSecretAnswer ? null : cutText(answer, personal);
  const entry = entriesOf(audited, now);
  const entries = told.map(change => {
    const [before, after] = [redacted(change.before, personal), redacted(change.after, personal)];
    return entry({
      status: 1,
      jsonResult,
      objectType: change.objectType,
      objectId: change.objectId,
      objectName: change.objectName ?? loggedName(after) ?? loggedName(before),
      objectPlate: loggedPlate(after) ?? loggedPlate(before),
      before: textOf(before),
      after: textOf(after),
    });
  });
  return appended(audited, entries);
}

export async function logFailure(
  db: Db,
  audited: AuditedCall<Actor>,
  { message, now }: { message: string; now: number },
): Promise<void> {
  await together(db, [appended(audited, [entriesOf(audited, now)({ status: 0, errorMsg: message })])]);
}

function appended({ onLogged }: AuditedCall<Actor>, entries: Parameters<typeof append>[0]) {
  onLogged?.(entries.reduce((sum, entry) => sum + bytesOf(entry), 0));
  return append(entries);
}

/** Of a row without its texts: numbers, and places in the indexes. */
const ROW_BYTES = 250;

const bytesOf = (entry: object) =>
  Object.values(entry).reduce<number>(
    (sum, value) => (typeof value === 'string' ? sum + Buffer.byteLength(value) : sum),
    ROW_BYTES,
  );

type Entry = Omit<typeof operateLog.$inferInsert, 'id'>;
/** What an entry says of this object, or of the failure; the rest is of the call. */
type Result = Pick<
  Entry,
  | 'status'
  | 'errorMsg'
  | 'jsonResult'
  | 'objectType'
  | 'objectId'
  | 'objectName'
  | 'objectPlate'
  | 'before'
  | 'after'
>;

/** Makes entries that have all else alike. Each field is named, and none spread: such objects are made much faster. */
function entriesOf(
  { call, url, input, user, caller, startedOn }: AuditedCall<Actor>,
  now: number,
): (result: Result) => Entry {
  const operParam = cutText(withoutSecrets(call, input), personalOf(call));
  const areaIds = [...(user?.areaIds ?? [])];
  return result => ({
    title: call.room,
    businessType: BUSINESS[call.business ?? 'other'],
    operatorType: ADMIN,
    operId: user?.userId ?? null,
    operName: user?.userName ?? null,
    requestMethod: call.method,
    operUrl: url,
    method: `${call.room}.${call.name}`,
    operParam,
    operIp: caller.ip,
    userAgent: caller.userAgent,
    traceId: caller.traceId,
    operTime: startedOn,
    costTime: Math.round(now - startedOn),
    areaIds,
    status: result.status,
    errorMsg: result.errorMsg,
    jsonResult: result.jsonResult,
    objectType: result.objectType,
    objectId: result.objectId,
    objectName: result.objectName,
    objectPlate: result.objectPlate,
    before: result.before,
    after: result.after,
  });
}

/** What a field is called does not always tell that it may hold a secret; then the declaration does. */
function withoutSecrets({ secretFields = [] }: AnyCall, input: unknown): unknown {
  if (secretFields.length === 0) return input;
  return Object.fromEntries(
    Object.entries(input as Record<string, unknown>).map(([part, fields]) => [
      part,
      cut(fields, secretFields),
    ]),
  );
}

function cut(fields: unknown, secret: readonly string[]): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secret.includes(name) && value !== null && value !== undefined ? '***' : value,
    ]),
  );
}
