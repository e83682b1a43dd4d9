/** Changing records of a resource: only what changed, on the version it was made on, once for each attempt. */
import type { AnyCall } from '../contract/grammar/call.ts';
import { FAILURES, type FailureData } from '../contract/grammar/failures.ts';
import { inspect, type Schema, unwrap } from '../contract/grammar/walk.ts';
import { type Exchanged, exchange } from './ask.ts';
import { attempts } from './attempts.ts';
import { changedFields, declares, fieldsOf, isSame, placed, rowFields, withoutMasks } from './call-fields.ts';
import type { ResourceCalls } from './feature.ts';
import { lenient } from './lenient.ts';
import { idOf, type Row, readOne, type Upstream } from './reading.ts';
import { UpstreamError } from './send.ts';

export interface WritableUpstream extends Upstream {
  hasVersions: boolean;
  hasRequestIds: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export async function createRecord(
  row: ResourceCalls,
  data: Values,
  upstream: WritableUpstream,
): Promise<Row> {
  const call = needed(row.create);
  // where one call adds and changes, an id would change another record
  const named = row.create === row.update ? [row.idField] : [];
  const input = withoutMasks(rowFields(row.list), omit(data, ['version', 'requestId', ...named]));
  const created = await write(call, input, row.idField, upstream);
  const id = idOf(created, row.idField);
  const isRecord = Object.keys(created).length > 1;
  const whole = isRecord || id === '' ? undefined : await readOne(row, id, upstream).catch(() => undefined);
  // what is shown next must have the record's shape, whatever was answered
  return whole ?? { ...inShape(row, { ...input, ...created }), id };
}

/** What is known of a record, its lists at least empty ones. */
function inShape({ list }: ResourceCalls, known: Values): Values {
  const looked = inspect(list.data);
  return looked.kind === 'array' ? (lenient(looked.element, known) as Values) : known;
}

/**
 * Saves what differs between `data` and `previous`. Fails with STATE_CONFLICT and the record as it is now where
 * somebody else changed it meanwhile; where nothing differs, nothing is sent.
 */
export async function updateRecord(
  row: ResourceCalls,
  { id, data, previous }: { id: string; data: Values; previous: Values },
  upstream: WritableUpstream,
): Promise<Row> {
  const call = needed(row.update);
  const changed = changedFields(call, previous, withoutMasks(rowFields(row.list), data)).filter(
    name => name !== row.idField,
  );
  if (changed.length === 0) return { ...previous, id };
  if (!upstream.hasVersions) {
    const current = await readOne(row, id, upstream);
    const theirs = changedFields(call, previous, current).filter(name => Object.hasOwn(previous, name));
    const isDone = changed.every(name => sameField(call, name, data[name], current[name]));
    // the same values are there already: an earlier attempt whose answer was lost, or a like mind
    if (isDone) return current;
    if (theirs.some(name => !sameField(call, name, data[name], current[name]))) throw conflict(current);
  }
  const input = {
    ...required(call, data),
    ...pick(data, changed),
    [row.idField]: id,
    ...(upstream.hasVersions ? { version: previous.version } : {}),
  };
  try {
    const answer = await write(call, input, row.idField, upstream);
    return { ...previous, ...pick(data, changed), ...answer, id };
  } catch (error) {
    throw await withCurrent(error, () => readOne(row, id, upstream));
  }
}

/** Saves the same fields on a record whose other values are not at hand, as a bulk action does. */
export async function patchRecord(
  row: ResourceCalls,
  { id, data, previous }: { id: string; data: Values; previous?: Values },
  upstream: WritableUpstream,
): Promise<void> {
  const version = upstream.hasVersions ? previous?.version : undefined;
  const call = needed(row.update);
  const input = { ...required(call, previous ?? {}), ...data, [row.idField]: id, version };
  await write(call, input, row.idField, upstream);
}

export async function removeRecord(
  row: ResourceCalls,
  { id, previous }: { id: string; previous?: Values },
  upstream: WritableUpstream,
): Promise<void> {
  const version = upstream.hasVersions ? previous?.version : undefined;
  await write(needed(row.remove), { [row.idField]: id, version }, row.idField, upstream);
}

/** What the write answered, as far as it is a record. */
async function write(
  call: AnyCall,
  input: Values,
  idField: string,
  upstream: WritableUpstream,
): Promise<Record<string, unknown>> {
  const named = declares(call, 'body', 'requestId') || declares(call, 'query', 'requestId');
  if (!upstream.hasRequestIds || !named) return asRecord(await exchange(call, placed(call, input)), idField);
  const send = async (requestId: string) =>
    asRecord(await exchange(call, placed(call, { ...input, requestId })), idField);
  return attempts.run([call.room, call.name, input], send, true);
}

function conflict(current: Row): UpstreamError {
  const { errCode, message } = FAILURES.STATE_CONFLICT;
  const { updatedBy, updatedOn } = current;
  const data: FailureData = {
    current,
    updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
    updatedOn: typeof updatedOn === 'number' && updatedOn > 0 ? updatedOn : undefined,
  };
  return new UpstreamError('failure', { errCode, message, data });
}

/** What the call wants whatever has changed, as one does that adds as well. */
const required = (call: AnyCall, values: Values): Values =>
  pick(
    values,
    Object.entries(fieldsOf(call, 'body')).flatMap(([name, schema]) =>
      unwrap(schema).isOptional || isOmitted(schema, values[name]) ? [] : [name],
    ),
  );

/** The upstream has not told it, and nobody has filled it in. */
const isOmitted = (schema: Schema, value: unknown) =>
  value === undefined || (value === null && !unwrap(schema).isNullable);

/** A conflict always shows the record as it is now, also where the upstream only says that there is one. */
async function withCurrent(error: unknown, read: () => Promise<Row>): Promise<unknown> {
  if (!(error instanceof UpstreamError) || error.errCode !== FAILURES.STATE_CONFLICT.errCode) return error;
  const data = (error.data ?? {}) as FailureData;
  if (typeof data.current === 'object' && data.current !== null) return error;
  const current = await read().catch(() => undefined);
  if (!current) return error;
  const shown = conflict(current).data as FailureData;
  return new UpstreamError('failure', {
    ...error,
    message: error.told,
    data: { ...shown, ...data, current },
  });
}

function sameField(call: AnyCall, name: string, one: unknown, other: unknown): boolean {
  const schema = fieldsOf(call, 'body')[name] ?? fieldsOf(call, 'query')[name];
  return schema ? isSame(schema, one, other) : one === other;
}

/** Upstreams answer the record, its id alone, or nothing; fields that did not come say nothing. */
function asRecord({ raw, data }: Exchanged, idField: string): Record<string, unknown> {
  if (typeof raw === 'string' || typeof raw === 'number') return { [idField]: String(raw) };
  if (typeof raw !== 'object' || raw === null || typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => Object.hasOwn(raw, name)));
}

function needed(call: AnyCall | undefined): AnyCall {
  if (!call) throw new UpstreamError('failure', FAILURES.STATE_NOT_ALLOWED);
  return call;
}

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, values[name]]));

const omit = (values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
