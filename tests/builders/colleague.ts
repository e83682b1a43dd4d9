/** A second administrator, 蒙建国, whom the calls themselves make: two people of one name would be one person. */
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { DEMO_PASSWORD } from '../../src/simulator/demonstration/demo-accounts.ts';
import { askAt } from './request.ts';

export const COLLEAGUE = { account: 'mengjg', userName: '蒙建国', password: 'new-password' } as const;

/**
 * @param roles what he may do; everything, if left out
 * @returns his token, for what he does without a browser
 */
export async function aColleague(
  { server: { url } }: { server: { url: string } },
  roles: readonly string[] = ['1'],
): Promise<string> {
  const { account, userName, password } = COLLEAGUE;
  const { data: admin } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: DEMO_PASSWORD },
  });
  const { data: user } = await askAt(
    url,
    accessCalls.createAdminUser,
    { body: { account, userName, areaIds: [], roles: roles.map(roleId => ({ roleId })) } },
    admin.token,
  );
  const first = await askAt(url, sessionCalls.login, {
    body: { account, password: user.initialPassword },
  });
  const { data: renewed } = await askAt(url, sessionCalls.renewPassword, {
    headers: { temtoken: first.failure.temToken ?? '', newpassword: password },
  });
  return renewed.token;
}
