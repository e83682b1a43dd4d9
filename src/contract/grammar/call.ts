/**
 * The grammar of the contract. A call is declared once; the server's route, its checks, the console's client,
 * the OpenAPI page, test data and the fuzz tests are derived from the declaration.
 */
import type * as z from 'zod/mini';
import type { Sums } from './envelope.ts';
import type { FailureName } from './failures.ts';
import type { May } from './may.ts';
import type { OpenScope } from './open-scopes.ts';
import type { Schema } from './walk.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Which of an operator's services answers; each has a base address and a timeout of its own. */
export type Client = 'main' | 'map' | 'ad' | 'callStatistics' | 'shell';

/** Milliseconds until a client gives up. */
export const TIMEOUT_MS: Readonly<Record<Client, number>> = {
  main: 60_000,
  map: 60_000,
  ad: 60_000,
  callStatistics: 10_000,
  shell: 600_000,
};

/** Operation business types of the operate log. */
export const BUSINESS = {
  other: 0,
  add: 1,
  update: 2,
  delete: 3,
  authorize: 4,
  export: 5,
  import: 6,
  forceLogout: 7,
  generate: 8,
  clear: 9,
} as const;

/** As the specification introduces the message of a refusal: '错误：', or 'request failed,'. */
export type RefusalForm = 'error' | 'request';

type Fields = z.ZodMiniObject;

/** How much of the server a call takes: `heavy` ones are done one at a time for each who asks. */
export type Weight = 'light' | 'heavy' | 'upload';

/** A file that comes as the body itself, or as the part `file` of a multipart form. */
export interface UploadSpec {
  /** Bytes. */
  largest: number;
  /** What a browser offers to choose from; what a file really is, its content decides. */
  accept: readonly string[];
}

export interface CallSpec {
  /** `{name}` parts of the path. */
  params?: Fields;
  query?: Fields;
  body?: Fields;
  /** Fields that travel as headers, percent-encoded; names in lower case. */
  headers?: Fields;
  /** In place of a body. It is not read before the right to send it is proved. */
  upload?: UploadSpec;
  /** In place of a body: bytes as they come, small enough to be read before anything is judged by a signature over them. */
  bytes?: { largest: number };
  data: Schema;
  /** The answer is a page of rows beside the `total` that match. */
  isPaged?: true;
  may: May;
  /** With `open-door`: the scope that the account needs; of several, one. */
  openScope?: OpenScope | readonly OpenScope[];
  /**
   * With `open-door`: for who was let in a moment ago it is done before the database has confirmed that he still is,
   * and answered after that. Only for what changes nothing when it is done again, and harms nobody when it is refused
   * afterwards.
   */
  runsBeforeAuthConfirmed?: true;
  /** Unset, by its kind: see `weightOf`. */
  weight?: Weight;
  /** What it can fail with besides session, permission and parameter. */
  fails?: readonly FailureName[];
  /** With what the message of a refusal is introduced; unset, it stands alone. */
  refusal?: RefusalForm;
  client?: Client;
  /**
   * Whether it writes; unset, all but GET do. A GET that writes is never cached and never retried; a POST that
   * only reads is no entry of the operate log.
   */
  changesState?: boolean;
  /**
   * The handler opens its own transaction, because it must do slow work before it: comparing a password would
   * otherwise hold up everybody else's writes.
   */
  opensTransaction?: true;
  /** The answer goes out as it is, without the envelope: documents that other programs read. */
  isBare?: true;
  /** The answer is a file: its bytes, or an envelope that says why not. */
  isFile?: true;
  /** The answer seldom changes: a browser keeps it, and is told by its tag whether it is still the same. */
  isKept?: true;
  /** It writes and is allowed all the same while a role is previewed: it changes no record, only the session itself. */
  isForPreviews?: true;
  /** Its answer is for the eyes of who asked: the operate log tells that it was called and leaves the answer out. */
  hasSecretAnswer?: true;
  /** Fields of the input that may hold a secret: the operate log cuts them out. */
  secretFields?: readonly string[];
  /**
   * The specification knows nothing of it, nor does an operator's existing upstream: where this one behaves as such
   * an upstream, the call is not there.
   */
  isBeyondPlain?: true;
  /**
   * Changes a record of the row that it answers, and takes such a row back: what is no input of it, or refused as one,
   * is ignored where the record has just that.
   */
  takesRow?: true;
  /** Of the generic protocol: every name that is not declared is refused, those of caches and in bodies too. */
  isStrict?: true;
  /** What the operate log calls it. */
  business?: keyof typeof BUSINESS;
  /** Who may take away, as a file, all that a list lists. Unset: nobody. Capability `jobs`. */
  exports?: May;
  /** Rows of a file may be sent through it, one call for each. Capability `jobs`. */
  isImportable?: Importable;
  /** With `isImportable`: rows may change records that are there, found by one of these fields, instead. */
  updating?: Updating;
  /** Fields of its body whose values no two records share: an import finds those that are twice in a file. */
  unique?: readonly string[];
  /** Which records it sees: `areas` = only those of the user's areas. */
  scope?: 'areas';
}

/** `in order`: a row may name what an earlier row of the same file makes, so that their check is one piece of work. */
export type Importable = true | 'in order';

export interface Updating {
  /** In the same room: the call that changes a record, of which a body may leave fields out. */
  call: string;
  may: May;
  /** Of `unique` those that are not masked: who finds by one of these learns nothing that he may not see. */
  keys: readonly string[];
}

/** Without the name, which its place in `callGroup(…, {…})` gives. */
type Unnamed<S extends CallSpec, P extends string> = S & { method: Method; path: P };

export const call = <const P extends string, const S extends CallSpec>(
  method: Method,
  path: P,
  spec: S,
): Unnamed<S, P> => ({ ...spec, method, path });

type Named<T> = { readonly [K in keyof T]: T[K] & { readonly room: string; readonly name: K & string } };

/** The calls of one room: each gets its name, and what all have in `common`. */
export function callGroup<const T extends Record<string, Unnamed<CallSpec, string>>>(
  name: string,
  calls: T,
  common: Pick<CallSpec, 'isBeyondPlain' | 'isStrict'> = {},
): Named<T> {
  return Object.fromEntries(
    Object.entries(calls).map(([key, value]) => [key, { ...common, ...value, room: name, name: key }]),
  ) as Named<T>;
}

export const changesState = (of: Pick<CallSpec, 'changesState'> & { method: Method }) =>
  of.changesState ?? of.method !== 'GET';

/** On which of the lines of whoever asks it stands. */
export const weightOf = (of: Pick<CallSpec, 'weight' | 'upload'>): Weight =>
  of.weight ?? (of.upload ? 'upload' : 'light');

type In<F> = F extends Schema ? z.input<F> : never;
type Out<F> = F extends Schema ? z.output<F> : never;
type Part<C, K extends string, V> = C extends { [X in K]: Schema } ? { [X in K]: V } : unknown;
type K<C, N> = N & keyof C;

/** A part that needs no field may be left out. */
type InputPart<C, N extends string> = C extends { [X in N]: infer F }
  ? Partial<In<F>> extends In<F>
    ? { [X in N]?: In<F> }
    : { [X in N]: In<F> }
  : unknown;

/** What a caller hands over. */
export type Input<C> = InputPart<C, 'params'> &
  InputPart<C, 'query'> &
  InputPart<C, 'body'> &
  InputPart<C, 'headers'>;

/** What a handler receives, after validation. */
export type Parsed<C> = Part<C, 'params', Out<C[K<C, 'params'>]>> &
  Part<C, 'query', Out<C[K<C, 'query'>]>> &
  Part<C, 'body', Out<C[K<C, 'body'>]>> &
  Part<C, 'headers', Out<C[K<C, 'headers'>]>>;

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** Of all rows that match, where they were asked for. */
  sums?: Sums;
  /** How many rows would match with each of the further filters that were asked about. */
  counts?: readonly number[];
}

/** The data of an answer as it travels. */
export type Data<C> = C extends { data: infer D extends Schema } ? z.output<D> : never;

/** What a caller receives: the data, or a page of it. */
export type Answer<C> = C extends { isPaged: true }
  ? Data<C> extends readonly (infer Row)[]
    ? Page<Row>
    : never
  : Data<C>;

/** Some declared call, where it does not matter which. */
export type AnyCall = CallSpec & { method: Method; path: string; room: string; name: string };
