import { expect, test } from 'vitest';
import { memberEffects } from './effects.ts';

const role = (roleId: string, name: string, codes: string[], state: 0 | 1 = 1) => ({
  roleId,
  name,
  state,
  permissions: codes.map(val => ({ val })),
});
const roles = [
  role('1', '自建', ['order']),
  role('2', '监控员', ['monitoring.alarm']),
  role('3', '审计员', ['order.list:export'], 0),
];
const member = (userName: string, roleIds: string[], isSuperuser: 0 | 1 = 0) => ({
  userId: userName,
  userName,
  isSuperuser,
  roles: roleIds.map(roleId => ({ roleId, name: roleId })),
});
const change = { adds: ['monitoring.alarm', 'lost'], takes: ['order.list:export'] };

test('what another role gives already is no gain', () => {
  const [alone, two, disabled, boss] = memberEffects(
    [member('黄', ['1']), member('陆', ['1', '2']), member('廖', ['1', '3']), member('韦', ['1'], 1)],
    roles,
    '1',
    change,
  );
  expect(alone).toMatchObject({ gains: 2, losses: 1, isOnlyRole: true, coveredBy: [] });
  expect(two).toMatchObject({ gains: 1, losses: 1, isOnlyRole: false, coveredBy: ['监控员'] });
  expect(disabled).toMatchObject({ gains: 2, losses: 1, isOnlyRole: true });
  expect(boss).toMatchObject({ gains: 0, losses: 0 });
});
