/** `ra-data-simple-rest` as it comes from npm, with the lines of docs/react-admin-client.md and no others. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passenger } from '../../src/upstream/domain/orders/tables.ts';
import { anOffice, type Office } from '../builders/office.ts';

const PAGE = path.resolve('docs/react-admin-client.md');
/** Where bare imports are found. */
const CODE = path.resolve('.cache/react-admin-client.mjs');

let office: Office;
let client: DataProvider;
beforeAll(async () => {
  office = await anOffice();
  const url = await office.app.listen({ host: '127.0.0.1', port: 0 });
  const [, code] = /```js run\n([\s\S]*?)```/.exec(fs.readFileSync(PAGE, 'utf8')) ?? [];
  fs.mkdirSync(path.dirname(CODE), { recursive: true });
  fs.writeFileSync(CODE, code ?? '');
  const { cabdesk } = (await import(/* @vite-ignore */ pathToFileURL(CODE).href)) as {
    cabdesk(origin: string, token: string): DataProvider;
  };
  client = cabdesk(url, office.admin.token);
});
afterAll(() => office.close());

const list = (resource: string, filter: object, perPage = 10) =>
  client.getList(resource, {
    pagination: { page: 1, perPage },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });

it('lists, adds, changes and removes', async () => {
  const { data: made } = await client.create('canteen', {
    data: { canteenName: '第三食堂', address: '东路 3 号' },
  });
  const found = await list('canteen', { keyword: '第三食堂' });
  expect(found).toMatchObject({ total: 1, data: [{ id: made.id, canteenName: '第三食堂' }] });
  const { data: changed } = await client.update('canteen', {
    id: made.id,
    data: { ...found.data[0], canteenName: '第四食堂' },
    previousData: made,
  });
  expect(changed).toMatchObject({ canteenName: '第四食堂', version: 2 });
  expect((await client.getMany('canteen', { ids: [made.id] })).data).toHaveLength(1);
  const stale = client.update('canteen', { id: made.id, data: made, previousData: made });
  await expect(stale).rejects.toMatchObject({ status: 409, body: { errCode: 3001 } });
  const { data: gone } = await client.delete('canteen', { id: made.id, previousData: changed });
  expect(gone).toMatchObject({ id: made.id, canteenName: '第四食堂' });
  await expect(client.getOne('canteen', { id: made.id })).rejects.toMatchObject({ status: 404 });
});

it('changes nothing by a row that is sent back whole, masks included', async () => {
  const now = office.clock();
  const values = { mobile: '13812340099', name: '覃某', searchKey: 'qin', createdOn: now, updatedOn: now };
  const [row] = await office.store.db.insert(passenger).values(values).returning();
  const { data } = await client.getOne('passenger', { id: row?.id ?? '' });
  expect(data.mobile).toBe('138****0099');
  const { data: same } = await client.update('passenger', { id: data.id, data, previousData: data });
  expect(same).toEqual(data);
  const other = { ...data, mobile: '139****0099' };
  await expect(
    client.update('passenger', { id: data.id, data: other, previousData: data }),
  ).rejects.toMatchObject({ status: 400, body: { errCode: 3007, fields: [{ field: 'mobile' }] } });
  const { data: renamed } = await client.update('passenger', {
    id: data.id,
    data: { ...data, name: '覃二' },
    previousData: data,
  });
  expect(renamed).toMatchObject({ name: '覃二', mobile: '138****0099', version: data.version + 1 });
});

it('takes a list away in pages of a thousand, and is told what it may not ask', async () => {
  expect((await list('canteen', {}, 1000)).data.length).toBeGreaterThan(0);
  await expect(list('canteen', {}, 1001)).rejects.toMatchObject({ status: 400 });
  await expect(list('canteen', { noSuchField: 1 })).rejects.toMatchObject({
    body: { errCode: 3007, fields: [{ field: 'filter.noSuchField' }] },
  });
  const unknown = client.create('canteen', {
    data: { canteenName: '第五食堂', address: '东路 5 号', noSuchField: 1 },
  });
  await expect(unknown).rejects.toMatchObject({ body: { fields: [{ field: 'noSuchField' }] } });
  const patched = await office.app.inject({
    method: 'PATCH',
    url: '/api/rest/canteen/1',
    headers: { token: office.admin.token },
  });
  expect([patched.statusCode, patched.headers.allow]).toEqual([405, 'GET, PUT, DELETE']);
});
