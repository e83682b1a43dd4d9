/** What people do somewhere else, by calls as another device sends them. */
import { DEMO_PASSWORD } from '../../src/simulator/demonstration/demo-accounts.ts';

interface Site {
  server: { url: string };
}

export async function call(site: Site, method: string, path: string, body?: object, headers = {}) {
  const answer = await fetch(`${site.server.url}/api/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()).data;
}

export const login = (site: Site, account: string, headers = {}) =>
  call(site, 'POST', '/auth/login', { account, password: DEMO_PASSWORD }, headers);

/** On a device that is new to the account. */
export const signInOnNewDevice = (site: Site, account: string) =>
  login(site, account, {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
