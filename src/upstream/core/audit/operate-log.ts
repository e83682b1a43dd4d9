/** The operate log: who did what to which object, with the object before and after. */
import { type AnyCall, BUSINESS } from '../../../contract/grammar/call.ts';
import { loggedName, loggedPlate } from '../../../contract/logged-object.ts';
import type { Caller, Change, Db, SignedIn } from '../context.ts';
import { appending, type Statement, together } from '../database/append.ts';
import { operateLog } from '../tables.ts';
import { cutText, personalOf, redacted, textOf } from './redact.ts';

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
  now: number;
  /** Hears how much room its entries take. */
  onLogged?(bytes: number): void;
}

const append = appending(operateLog);

/** Sign-in and sign-out have a log of their own. */
export const isLogged = (call: AnyCall) => call.business !== undefined;

/** The statement that writes its entries. */
export function successEntries(
  audited: AuditedCall<Actor>,
  changes: readonly Change[],
  answer: unknown,
): Statement | undefined {
  const told: readonly Partial<Change>[] = changes.length > 0 ? changes : [{}];
  const personal = personalOf(audited.call);
  const entries = told.map(change => {
    const [before, after] = [redacted(change.before, personal), redacted(change.after, personal)];
    return {
      ...entryOf(audited),
      status: 1 as const,
      jsonResult: audited.call.hasSecretAnswer ? null : cutText(answer, personal),
      objectType: change.objectType ?? null,
      objectId: change.objectId ?? null,
      objectName: loggedName(after) ?? loggedName(before) ?? null,
      objectPlate: loggedPlate(after) ?? loggedPlate(before) ?? null,
      before: textOf(before),
      after: textOf(after),
    };
  });
  return appended(audited, entries);
}

export async function logFailure(db: Db, audited: AuditedCall<Actor>, message: string): Promise<void> {
  await together(db, [appended(audited, [{ ...entryOf(audited), status: 0, errorMsg: message }])]);
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

const entryOf = ({ call, url, input, user, caller, startedOn, now }: AuditedCall<Actor>) => ({
  title: call.room,
  businessType: BUSINESS[call.business ?? 'other'],
  operatorType: ADMIN,
  operId: user?.userId ?? null,
  operName: user?.userName ?? null,
  requestMethod: call.method,
  operUrl: url,
  method: `${call.room}.${call.name}`,
  operParam: cutText(withoutSecrets(call, input), personalOf(call)),
  operIp: caller.ip,
  userAgent: caller.userAgent,
  traceId: caller.traceId,
  operTime: startedOn,
  costTime: Math.round(now - startedOn),
  areaIds: [...(user?.areaIds ?? [])],
});

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
