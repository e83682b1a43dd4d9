/** The contract as an OpenAPI 3.1 document, derived from its declarations. */
import * as z from 'zod/mini';
import { type AnyCall, changesState, type UploadSpec } from '../../../contract/grammar/call.ts';
import { CALL_TOKEN_HEADER, FAILURE, SUCCESS, TOKEN_HEADER } from '../../../contract/grammar/envelope.ts';
import { FAILURES, type FailureName } from '../../../contract/grammar/failures.ts';
import type { May } from '../../../contract/grammar/may.ts';
import { REASONS } from '../../../contract/grammar/reasons.ts';
import { inspect, type Schema, unwrap } from '../../../contract/grammar/walk.ts';

/** Of calls that ask for a token. */
const OF_PEOPLE: readonly FailureName[] = [
  'TOKEN_INVALID',
  'SESSION_EXPIRED',
  'SESSION_ENDED',
  'NO_PERMISSION',
];
const OF_EVERY_CALL: readonly FailureName[] = ['PARAMETER', 'TOO_FREQUENT', 'INTERNAL', 'DEPENDENCY_AWAY'];

interface About {
  title: string;
  version: string;
  /** Empty, or `/desk`. */
  basePath?: string;
}

export function openApiOf(calls: readonly AnyCall[], about: About) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.basePath || '/' }],
    paths,
    components: {
      schemas: { FailureData: FAILURE_DATA },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: TOKEN_HEADER,
          description: `call statistics: ${CALL_TOKEN_HEADER}`,
        },
      },
    },
  };
}

function operationOf(call: AnyCall) {
  const fails = [
    ...new Set([...(isOpen(call.may) ? [] : OF_PEOPLE), ...OF_EVERY_CALL, ...(call.fails ?? [])]),
  ];
  return {
    operationId: `${call.room}.${call.name}`,
    tags: [call.room],
    'x-may': describeMay(call.may),
    'x-client': call.client ?? 'main',
    'x-changes-state': changesState(call),
    'x-errors': Object.fromEntries(fails.map(name => [name, FAILURES[name].errCode])),
    ...(isOpen(call.may) ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...parametersOf(call.headers, 'header'),
    ],
    ...(call.body
      ? { requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } } }
      : {}),
    ...(call.upload ? { requestBody: uploadBody(call.upload) } : {}),
    ...(call.bytes ? { requestBody: bytesBody(call.bytes.largest) } : {}),
    responses: responsesOf(call, fails),
  };
}

/** The answer, and what refuses, by HTTP status. */
function responsesOf(call: AnyCall, fails: readonly FailureName[]) {
  const withStatus = (status: number) => fails.filter(name => FAILURES[name].http === status);
  const statuses = new Set(fails.map(name => FAILURES[name].http as number));
  // a step that is still missing is answered with 200
  const steps = withStatus(200);
  statuses.delete(200);
  const answer =
    steps.length > 0 ? { oneOf: [answerSchema(call), failureSchema(steps)] } : answerSchema(call);
  return {
    '200': call.isFile
      ? { description: 'the file', content: { 'application/octet-stream': { schema: BYTES } } }
      : { description: 'envelope', content: { 'application/json': { schema: answer } } },
    ...Object.fromEntries(
      [...statuses].map(status => {
        const names = withStatus(status);
        const schema = failureSchema(names);
        return [status, { description: names.join(' | '), content: { 'application/json': { schema } } }];
      }),
    ),
  };
}

const failureSchema = (names: readonly FailureName[]) => ({
  type: 'object',
  required: ['status', 'message', 'data', 'errCode'],
  properties: {
    status: { type: 'string', enum: [SUCCESS, FAILURE] },
    message: { type: 'string' },
    data: { anyOf: [{ $ref: '#/components/schemas/FailureData' }, { type: 'null' }] },
    errCode: { type: 'integer', enum: names.map(name => FAILURES[name].errCode) },
  },
});

/** As `FailureData` of the contract. */
const FAILURE_DATA = {
  type: 'object',
  properties: {
    reason: { type: 'string', enum: Object.keys(REASONS) },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: { field: { type: 'string' }, code: { type: 'string' } },
      },
    },
    current: {},
    updatedBy: { type: ['string', 'null'] },
    updatedOn: { type: 'integer' },
    lockedBy: { type: 'string' },
    retryOn: { type: 'integer' },
    traceId: { type: 'string' },
  },
  additionalProperties: true,
} as const;

/** Asks for no token: open to all, or to whoever has the address. */
const isOpen = (may: May) => may === 'public' || may === 'signed-address';

const BYTES = { type: 'string', format: 'binary' } as const;

const bytesBody = (largest: number) => ({
  description: `at most ${largest} bytes`,
  content: { 'application/octet-stream': { schema: BYTES } },
});

const uploadBody = ({ largest, accept }: UploadSpec) => ({
  description: `at most ${largest} bytes of ${accept.join(', ')}`,
  content: {
    'application/octet-stream': { schema: BYTES },
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: BYTES } } },
  },
});

/** A right as people read it: `a`, `a | b`, `own | a`. */
export function describeMay(may: May): string {
  if (typeof may === 'string') return may;
  return 'anyOf' in may ? may.anyOf.join(' | ') : `own | ${may.ownOr}`;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query' | 'header') {
  const looked = schema && inspect(schema);
  if (looked?.kind !== 'object') return [];
  return Object.entries(looked.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !unwrap(field).isOptional,
    schema: jsonSchema(field, 'input'),
  }));
}

function answerSchema(call: AnyCall) {
  const data = jsonSchema(call.data, 'output');
  if (call.isBare) return data;
  return {
    type: 'object',
    required: ['status', 'message', 'data', 'errCode'],
    properties: {
      status: { type: 'string' },
      message: { type: 'string' },
      data,
      ...(call.isPaged ? { total: { type: 'integer' } } : {}),
      errCode: { type: 'integer' },
    },
  };
}

function jsonSchema(schema: Schema, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // what takes the place of a malformed report is no default of it
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    },
  });
  return rest;
}
