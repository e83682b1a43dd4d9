/**
 * Calls that the server makes itself in a person's name: a job that reads a list, a restore that saves a record. The
 * right, the input and what leaves are judged as at the door; only the wire is missing.
 */
import type { AnyCall, Page } from '../../contract/grammar/call.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Caller, Change, Db, Services, SignedIn } from './context.ts';
import { Failure } from './failure.ts';
import { toProblems } from './http/input.ts';
import { shapeOf } from './http/shape.ts';
import { fillingGuardOf, searchGuardOf } from './lookups/guard.ts';
import type { NumberQuery } from './lookups/numbers.ts';
import { areaScope } from './scope.ts';

type Run = (context: unknown) => Promise<unknown>;
export type AnyHandler = Run | { prepare(context: unknown): Promise<Run> };

/** Texts and numbers as the contract types them, not as a query string spells them. */
export interface InnerInput {
  params?: object;
  query?: object;
  body?: object;
}

export interface Asker extends Services {
  /** The transaction, where the call is made from within one. */
  db: Db;
  user: SignedIn;
  caller: Caller;
}

/** Nothing but what names who asks. */
export const askerOf = ({ db, user, caller, clock, chance, isPlain, ports }: Asker): Asker => ({
  db,
  user,
  caller,
  clock,
  chance,
  isPlain,
  ports,
});

/** What the call that asks for a write brings along. */
export interface Inside {
  changed(change: Change): void;
  /** Of a deleted record that is made anew, its former id. */
  anewFrom?: string | undefined;
}

export interface InnerCalls {
  /** Told by the mount. */
  know(call: AnyCall, handler: AnyHandler): void;
  /** By room and name, as `access.listAdminUsers`. */
  find(name: string): AnyCall | undefined;
  /** What the call answers this person, masked as on the way out. Fails as the call does. */
  read(call: AnyCall, asker: Asker, input: InnerInput): Promise<unknown>;
  /** The same, for a call that answers a page; one that answers whole has a single page. */
  readPage(call: AnyCall, asker: Asker, input: InnerInput): Promise<Page<Record<string, unknown>>>;
  /**
   * Counts the whole numbers of a row of a file, before the transaction in which it is written. Fails with OVER_LIMIT
   * where too many look alike.
   */
  count(call: AnyCall, asker: Asker, input: InnerInput): Promise<void>;
  /** Within the transaction of the call that asks for it, whose log entry tells the changes. */
  write(call: AnyCall, asker: Asker & Inside, input: InnerInput): Promise<unknown>;
}

const PARTS = ['params', 'query', 'body'] as const;

export function innerCalls(): InnerCalls {
  const handlers = new Map<AnyCall, AnyHandler>();
  const named = new Map<string, AnyCall>();

  const run = async (call: AnyCall, asker: Asker, input: InnerInput, changed: (change: Change) => void) => {
    const handler = handlers.get(call);
    if (!handler) throw new Failure('NOT_FOUND');
    if (!isAllowed(call.may, asker.user.rights, ownerIn(input))) throw new Failure('NO_PERMISSION');
    const asked = parsed(call, input);
    const given = {
      ...asker,
      ...asked,
      scope: areaScope(asker.user.areaIds),
      onFailure: none,
      afterwards: none,
    };
    const ready = typeof handler === 'function' ? handler : await handler.prepare(given);
    const answer = (asked: InnerInput) => ready({ ...given, ...asked, changed });
    const guard = asker.isPlain ? undefined : searchGuardOf(call);
    return guard ? guard(asker, asked as NumberQuery, answer) : answer({});
  };

  return {
    know(call, handler) {
      handlers.set(call, handler);
      named.set(`${call.room}.${call.name}`, call);
    },
    find: name => named.get(name),
    read: async (call, asker, input) => shapeOf(call.data)(await run(call, asker, input, none)),
    async readPage(call, asker, input) {
      const answer = await run(call, asker, input, none);
      const page = call.isPaged
        ? (answer as Page<unknown>)
        : { rows: answer as unknown[], total: (answer as unknown[]).length };
      return { total: page.total, rows: shapeOf(call.data)(page.rows) as Record<string, unknown>[] };
    },
    async count(call, asker, input) {
      if (!asker.isPlain) await fillingGuardOf(call)?.(asker, input.body, { isOfFile: true });
    },
    write: async (call, asker, input) => shapeOf(call.data)(await run(call, asker, input, asker.changed)),
  };
}

/** Failures of what is asked for inside are those of the call that asks. */
const none = () => {};

/** Fails with PARAMETER and the fields that did not pass. */
function parsed(call: AnyCall, input: InnerInput): InnerInput {
  const ready: InnerInput = {};
  for (const part of PARTS) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(input[part] ?? {});
    if (!result.success) {
      throw new Failure('PARAMETER', { fields: result.error.issues.flatMap(toProblems) });
    }
    ready[part] = result.data;
  }
  return ready;
}

function ownerIn(input: InnerInput): string | undefined {
  const owners = PARTS.map(part => (input[part] as { userId?: unknown } | undefined)?.userId);
  const owner = owners.find(id => id !== undefined && id !== null);
  return owner === undefined ? undefined : String(owner);
}
