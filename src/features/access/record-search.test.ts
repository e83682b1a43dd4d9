import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../contract/access.ts';
import { type ForeignUpstream, ok, startForeignUpstream } from '../../data/foreign-upstream.test-server.ts';
import { findRoles, findUsers } from './record-search.ts';

const wei = { userId: 7, userName: '韦春燕', account: 'dispatcher', jobNo: 'NN1004' };
const li = { userId: 8, userName: '李雪梅', account: 'lixuemei', jobNo: null };
const USERS = `GET ${accessCalls.listAdminUsers.path}`;
const ROLES = `GET ${accessCalls.listRoleGroups.path}`;

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());

const never = new AbortController().signal;

it('who is found leads to his record', async () => {
  upstream.answers[USERS] = () => ok([wei], { total: 1 });
  expect(await findUsers('韦', never)).toEqual([
    { path: '/system-manage/admin-user/7', name: '韦春燕', hint: 'dispatcher · NN1004' },
  ]);
});

it('what was found by its sound counts where the upstream looks at keywords', async () => {
  upstream.answers[USERS] = ({ query }) => ok(query.keyword === 'wcy' ? [wei] : [], { total: 1 });
  expect((await findUsers('wcy', never)).map(({ name }) => name)).toEqual(['韦春燕']);
});

it('an upstream that answers everybody to everything brings only whom the text shows', async () => {
  upstream.answers[USERS] = () => ok([wei, li], { total: 2 });
  expect((await findUsers('XUEMEI', never)).map(({ name }) => name)).toEqual(['李雪梅']);
  expect(await findUsers('nobody', never)).toEqual([]);
});

it('roles are found as well', async () => {
  upstream.answers[ROLES] = () => ok([{ roleId: 3, name: '话务员', roleKey: 'agent' }], { total: 1 });
  expect(await findRoles('agent', never)).toEqual([
    { path: '/system-manage/role-group/3', name: '话务员', hint: 'agent' },
  ]);
});

it('nobody waits for what is no longer wanted', async () => {
  await expect(findUsers('韦', AbortSignal.abort())).rejects.toMatchObject({ kind: 'network' });
});
