/** The socket over a real server: who opens one, what it hears, and how it ends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aListeningOffice,
  connect,
  type ListeningOffice,
  tokenOf,
  until,
} from '../../../../tests/builders/push-client.ts';
import { accessCalls } from '../../../contract/access.ts';

let office: ListeningOffice;
beforeEach(async () => {
  office = await aListeningOffice();
});
afterEach(() => office.close());

describe('a socket', () => {
  it('hears of a change at once, with who did it and what is otherwise', async () => {
    const console = await office.listen(office.admin);
    const before = await console.heart();
    const { userId } = await office.aUser();
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, remark: '夜班' } });
    await until(() => console.heard.length >= 2);
    expect(console.heard).toMatchObject([
      { type: 'RECORD_CHANGED', data: { change: 'create', recordId: userId, fields: [] } },
      {
        type: 'RECORD_CHANGED',
        time: office.clock(),
        data: {
          resource: 'system-manage/admin-user',
          recordId: userId,
          change: 'update',
          byId: office.admin.id,
          fields: ['remark'],
        },
      },
    ]);
    expect(await console.heart()).toBe((before ?? 0) + 2);
  });
});
