// @tier full
/** How often a write asks the database: what it costs besides grows unseen, one statement at a time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { driver } from '../../src/contract/driver.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { taxiLight } from '../../src/contract/taxi-light.ts';
import { aHearingStore } from '../builders/heard-statements.ts';
import { requestOf } from '../builders/request.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Of a record with earlier versions. The claim on the request, the record, its change, and all that is left behind; and
 * what the record asks for by itself.
 */
const WRITES: readonly [what: string, list: AnyCall, update: AnyCall, change: Row, most: number][] = [
  // besides: the lock on roles, menus and users
  ['a menu entry', accessCalls.getMenuList, accessCalls.updateMenu, { remark: 'changed' }, 5],
  // besides: the plate of its vehicle
  ['a roof light', taxiLight.calls.list, taxiLight.calls.update, { showText: 'changed' }, 5],
  // besides: his vehicle and company by name, and his shifts of today
  ['a driver', driver.calls.list, driver.calls.update, { remark: 'changed' }, 6],
];

let hearing: Awaited<ReturnType<typeof aHearingStore>>;
let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  hearing = await aHearingStore();
  upstream = await anUpstream({ store: hearing.store });
  admin = await upstream.signIn('admin');
});
afterAll(() => upstream.close());

const ask = async (call: AnyCall, parts: Parameters<typeof requestOf>[1]) =>
  (await upstream.app.inject(requestOf(call, parts, admin.token))).json<{
    errCode: number;
    data: Row[] & Row;
  }>();

it.each(WRITES)('%s is changed by few of them', async (_, list, update, change, most) => {
  const [first] = (await ask(list, { query: {} })).data;
  const params = { id: String(first?.id) };
  const save = (version: unknown, requestId: string) =>
    ask(update, {
      ...(update.params && { params }),
      body: { ...change, ...(!update.params && params), version, requestId },
    });
  const once = await save(first?.version, `first-${params.id}-${update.room}`);
  expect(once.errCode).toBe(0);
  let again: typeof once | undefined;
  const heard = await hearing.during(async () => {
    again = await save(once.data.version, `again-${params.id}-${update.room}`);
  });
  expect(again?.errCode).toBe(0);
  const asked = heard.map(({ text }) => text.slice(0, 120)).filter(text => !/^(?:begin|commit)/i.test(text));
  // who asks, and what others are told afterwards, is not of the write
  const own = asked.slice(asked.findIndex(text => text.startsWith('insert into "request"')));
  const end = own.findIndex(text => text.startsWith('with part_0'));
  expect(own.slice(0, end + 1).length, own.join('\n')).toBeLessThanOrEqual(most);
  expect(end).toBeGreaterThan(0);
});
