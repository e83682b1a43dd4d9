/** The contract as OpenAPI: valid, whole, and only for those whose page it is. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../../src/upstream/rooms.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';

interface Operation {
  operationId: string;
  'x-may': string;
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
