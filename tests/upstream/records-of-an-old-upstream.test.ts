// @tier full
/**
 * Every resource of the console before an operator's old system, through the relay: what the system can do is done, and
 * what it cannot do is refused and never taken for done.
 */
import '../builders/bare-window.ts';
import type { DataProvider } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { fieldsOf } from '../../src/data/call-fields.ts';
import { callsOf } from '../../src/data/feature.ts';
import { offeredBy, resourceName, resourcesOf } from '../../src/data/routes.ts';
import { UpstreamError } from '../../src/data/send.ts';
import { aRelay, upstreamsAt } from '../builders/bare-upstream.ts';
import { aDataProvider, aWindow, leaveWindow } from '../builders/console-client.ts';
import { askAt } from '../builders/request.ts';
import { type ForeignUpstream, foreignUpstream, isThere } from '../foreign-upstream/server.ts';

const RESOURCES = await Promise.all(
  resourcesOf(offeredBy(features, new Set())).map(async page => ({
    name: resourceName(page),
    calls: await callsOf(page),
    entity: await page.entity?.(),
  })),
);

const has = (call: AnyCall | undefined) =>
  call !== undefined && isThere(`${call.method} ${call.path.replaceAll(/\{\w+\}/g, '1')}`);

/** Where the old system does all three: what is filled in, and what is changed of it. */
const RECORDS: Readonly<Record<string, { made: object; edited: object }>> = {
  'system-manage/admin-user': {
    made: { account: 'weiguilan', userName: '韦桂兰', state: 1, roles: [{ roleId: '1' }] },
    edited: { userName: '韦桂英' },
  },
  'system-manage/role-group': {
    made: { name: '夜班监控', permissions: [{ val: 'systemmgr' }] },
    edited: { name: '白班监控' },
  },
};

let foreign: ForeignUpstream;
let relay: Awaited<ReturnType<typeof aRelay>>;
let provider: DataProvider;
beforeAll(async () => {
  foreign = await foreignUpstream();
  relay = await aRelay(upstreamsAt(foreign.url));
  const body = { account: 'admin', password: 'taxi-demo' };
  const { token } = (await askAt(relay.url, sessionCalls.login, { body })).data;
  aWindow(relay, { token });
  provider = aDataProvider(RESOURCES, []);
});
afterAll(async () => {
  leaveWindow();
  await relay.close();
  await foreign.close();
});

/** Names the record, or is about the attempt. */
const NOT_EDITED = /[iI]d$|^version$/;

const A_PAGE = 2;
const pageOf = (name: string, page: number) =>
  provider.getList(name, {
    pagination: { page, perPage: A_PAGE },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
const expectRefused = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(UpstreamError);

describe.each(RESOURCES)('$name', ({ name, calls: { list, create, update, remove } }) => {
  it('is listed page by page, and each record is read by itself', async () => {
    if (!has(list)) return expectRefused(pageOf(name, 1));
    const first = await pageOf(name, 1);
    const second = await pageOf(name, 2);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(Math.min(first.total ?? 0, 2 * A_PAGE));
    for (const row of first.data) {
      expect((await provider.getOne(name, { id: row.id })).data.id).toBe(row.id);
    }
  });

  it('is made, changed and removed, as far as the old system does that', async () => {
    if (create && !has(create)) await expectRefused(provider.create(name, { data: {} }));
    if (update && !has(update)) {
      const [field = ''] = Object.keys(fieldsOf(update, 'body')).filter(key => !NOT_EDITED.test(key));
      const previousData = { id: '1', [field]: 'a' };
      await expectRefused(
        provider.update(name, { id: '1', data: { ...previousData, [field]: 'b' }, previousData }),
      );
    }
    if (remove && !has(remove))
      await expectRefused(provider.delete(name, { id: '1', previousData: { id: '1' } }));

    const isWhole = [create, update, remove].every(has);
    expect(Object.hasOwn(RECORDS, name)).toBe(isWhole);
    if (!isWhole) return;
    const { made, edited } = RECORDS[name] ?? { made: {}, edited: {} };
    const { data: created } = await provider.create(name, { data: made });
    const read = async () => (await provider.getOne(name, { id: created.id })).data;
    const before = await read();
    expect(before).toMatchObject(made);
    await provider.update(name, {
      id: created.id,
      data: { ...before, ...edited },
      previousData: before,
    });
    const after = await read();
    expect(after).toMatchObject({ ...made, ...edited });
    await provider.delete(name, { id: created.id, previousData: after });
    await expectRefused(read());
  });
});
