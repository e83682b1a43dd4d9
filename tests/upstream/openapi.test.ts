/** The contract as OpenAPI: valid, whole, and only for those whose page it is. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';

interface FailureSchema {
  oneOf?: [unknown, FailureSchema];
  properties?: { errCode: { enum?: number[] } };
}

interface Operation {
  operationId: string;
  'x-may': string;
  responses: Record<string, { content: { 'application/json': { schema: FailureSchema } } }>;
  parameters: { name: string; in: string; required: boolean }[];
}

describe('/api/openapi.json', () => {
  let upstream: Upstream;
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
  beforeAll(async () => {
    upstream = await anUpstream();
    const { token } = await upstream.signIn('developer');
    const response = await upstream.app.inject({ url: '/api/openapi.json', headers: { token } });
    document = response.json();
  });
  afterAll(() => upstream.close());

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('describes every call, and none besides', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(ALL_CALLS.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('declares every refusal with its code, by its HTTP status', async () => {
    const codesAt = (operation: Operation | undefined, status: number) => {
      const schema = operation?.responses[status]?.content['application/json'].schema;
      const failure = schema?.oneOf?.[1] ?? schema;
      return failure?.properties?.errCode.enum ?? [];
    };
    for (const call of ALL_CALLS) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      for (const name of [...(call.fails ?? []), 'PARAMETER', 'TOO_FREQUENT', 'INTERNAL'] as const)
        expect(codesAt(operation, FAILURES[name].http), call.path).toContain(FAILURES[name].errCode);
    }
    const refused = await upstream.app.inject({ url: accessCalls.listRoleGroups.path });
    const list = document.paths[accessCalls.listRoleGroups.path]?.get;
    expect(codesAt(list, refused.statusCode)).toContain(refused.json().errCode);
  });

  it('says who may, and which input a call cannot do without', () => {
    const remove = document.paths['/api/admin/user/adminUser/{userId}']?.delete;
    expect(remove?.['x-may']).toBe('usermgr.list:delete');
    expect(remove?.parameters).toContainEqual(
      expect.objectContaining({ name: 'userId', in: 'path', required: true }),
    );
    expect(remove?.parameters).toContainEqual(
      expect.objectContaining({ name: 'version', in: 'query', required: false }),
    );
  });
});
