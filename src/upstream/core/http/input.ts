/** A request as the contract declares it: texts of path, query and headers become numbers and lists, all is checked. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { batchFieldsOf, holdsNul } from '../../../contract/grammar/batch.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { FieldProblem } from '../../../contract/grammar/failures.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';
import { isId } from '../../../contract/grammar/wire.ts';
import { Failure } from '../failure.ts';
import { bodyReader } from './sent-back.ts';
import { unknownNamesIn } from './unknown-names.ts';

const PARTS = ['params', 'query', 'body', 'headers'] as const;

/** @param isPlain an operator's existing upstream passes over names that it does not know */
export type ReadInput = (request: FastifyRequest, isPlain?: boolean) => Record<string, unknown>;

/** Fails with PARAMETER and the fields that did not pass. */
export function inputReader(call: AnyCall): ReadInput {
  const declared = PARTS.flatMap(part => {
    const schema = call[part];
    const read = part === 'body' ? asObject : schema && textReader(schema);
    return schema && read ? [{ part, schema, read, findNul: nulFinder(schema) }] : [];
  });
  const findUnknown = unknownNamesIn(call);
  const readBody = call.body && bodyReader(call, call.body, toProblems);
  return (request, isPlain = false) => {
    const input: Record<string, unknown> = {};
    const problems: FieldProblem[] = isPlain
      ? []
      : findUnknown(request as Pick<typeof request, 'query' | 'body'>);
    for (const { part, schema, read, findNul } of declared) {
      const raw = read(part === 'headers' ? decodedHeaders(request, schema) : request[part]);
      if (findNul(raw)) problems.push({ field: part, code: 'invalid_format' });
      const { parsed, sentBack } =
        part === 'body' && readBody ? readBody(raw) : { parsed: schema.safeParse(raw) };
      if (sentBack) input.sentBack = sentBack;
      if (parsed.success) input[part] = parsed.data;
      else problems.push(...parsed.error.issues.flatMap(toProblems));
    }
    if (problems.length > 0) throw new Failure('PARAMETER', { fields: problems });
    return input;
  };
}

/** Reports of a batch are judged one by one. */
function nulFinder(schema: Schema): (raw: unknown) => boolean {
  const batches = new Set(batchFieldsOf(schema));
  if (batches.size === 0) return holdsNul;
  return raw => Object.entries(raw ?? {}).some(([name, value]) => !batches.has(name) && holdsNul(value));
}

/** No user has this id. */
const NOBODY = '';

/**
 * The user that a call is about, before anything is validated: the right may depend on it. Read only where the
 * call declares `userId`, so that nobody is judged by one user and acts on another.
 */
export function ownerReader(call: AnyCall): (request: FastifyRequest) => string | undefined {
  const parts = PARTS.filter(part => {
    const looked = call[part] && inspect(call[part]);
    return looked?.kind === 'object' && Object.hasOwn(looked.shape, 'userId');
  });
  return request => {
    const owners = new Set(
      parts.flatMap(part => {
        const owner = (request[part] as Record<string, unknown> | null | undefined)?.userId;
        if (owner === undefined || owner === null || owner === '') return [];
        // what is neither has no one spelling, and may even say itself how it is spelt
        return [typeof owner === 'string' || typeof owner === 'number' ? String(owner) : NOBODY];
      }),
    );
    return owners.size > 1 ? NOBODY : [...owners][0];
  };
}

/** Of names that are not known one for each, as `filter.plateNumber`. */
export function toProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path];
  return paths.map(path => ({ field: path.join('.'), code: issue.code }));
}

const asObject = (raw: unknown) => raw ?? {};

function decodedHeaders(request: FastifyRequest, schema: Schema): Record<string, unknown> {
  const looked = inspect(schema);
  const names = looked.kind === 'object' ? Object.keys(looked.shape) : [];
  return Object.fromEntries(
    names.flatMap(name => {
      const value = request.headers[name];
      if (typeof value !== 'string') return [];
      try {
        return [[name, decodeURIComponent(value)]];
      } catch {
        // not percent-encoded after all: taken as it stands
        return [[name, value]];
      }
    }),
  );
}

/** Fields as texts spell them, in the types of the schema; a field that is empty is left out. */
export const fromTexts = (schema: Schema, fields: object): Record<string, unknown> =>
  textReader(schema)(fields) as Record<string, unknown>;

type ReadText = (raw: unknown) => unknown;

function textReader(schema: Schema): ReadText {
  const looked = inspect(schema);
  if (looked.kind !== 'object') return asObject;
  const fields = new Map(Object.entries(looked.shape).map(([name, field]) => [name, fieldReader(field)]));
  return raw =>
    Object.fromEntries(
      Object.entries((raw ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
        // an empty filter is no filter
        if (value === '') return [];
        return [[name, fields.get(name)?.(value) ?? value]];
      }),
    );
}

const DECIMAL = /^-?\d{1,16}(?:\.\d+)?$/;

function fieldReader(schema: Schema): ReadText {
  if (isId(schema)) return raw => raw;
  const looked = inspect(schema);
  switch (looked.kind) {
    case 'number':
      return toNumber;
    case 'boolean':
      return raw => (raw === 'true' ? true : raw === 'false' ? false : raw);
    case 'enum':
      return looked.values.some(value => typeof value === 'number') ? toNumber : raw => raw;
    case 'union': {
      const readers = looked.options.map(fieldReader);
      return raw => readers.reduce((value, read) => (value === raw ? read(raw) : value), raw);
    }
    case 'array': {
      const element = fieldReader(looked.element);
      return raw => (Array.isArray(raw) ? raw : String(raw).split(',')).map(element);
    }
    default:
      return raw => raw;
  }
}

const toNumber: ReadText = raw => (typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw);
