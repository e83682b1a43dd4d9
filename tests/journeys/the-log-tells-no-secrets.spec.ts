/** Everything that must stay unknown passes through the server once, at the most talkative level; then its lines are read. */
// @feature log
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { version } from '../../package.json';
import { accessCalls } from '../../src/contract/access.ts';
import { type Build, releaseText } from '../../src/contract/build.ts';
import { platformCalls } from '../../src/contract/platform.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';

const MOBILE = '13877654321';
const dataDir = aSeededDirectory();
let server: Server;
beforeAll(async () => {
  server = await serve(dataDir, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  errCode: number;
  data: Record<string, string>;
}

async function ask(
  { method, path }: { method: string; path: string },
  {
    query = {},
    body,
    headers = {},
  }: { query?: Record<string, string>; body?: object; headers?: object } = {},
): Promise<Answer & { traceId: string }> {
  const address = `${server.url}${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer;
  return { ...answer, traceId: response.headers.get('x-trace-id') ?? '' };
}

it('the log begins with the release and its build, as /api/health tells them', async () => {
  const response = await fetch(`${server.url}${platformCalls.health.path}`);
  const { data } = (await response.json()) as { data: { version: string; build: Build } };
  expect(data.version).toBe(version);
  expect(server.printed().split('\n')[0]).toBe(`Cabdesk ${releaseText(version, data.build)}`);
  expect(data.build).toEqual(JSON.parse(fs.readFileSync('dist/upstream/build.json', 'utf8')));
});

it('no token, password, code or number is in any line, and every answer is found by its trace id', async () => {
  const secrets = new Set<string>();
  const secret = (text: string | undefined) => {
    expect(text?.length).toBeGreaterThan(5);
    secrets.add(text ?? '');
    return text ?? '';
  };
  const traces: string[] = [];
  const said = async (...of: Parameters<typeof ask>) => {
    const answer = await ask(...of);
    traces.push(answer.traceId);
    return answer;
  };
  const login = (account: string, password: string) =>
    said(sessionCalls.login, { body: { account, password } });

  await login('admin', secret('a-wrong-password'));
  const { data } = await login('admin', 'taxi-demo');
  const headers = { token: secret(data.token) };
  const made = await said(accessCalls.createAdminUser, {
    headers,
    body: { account: 'lihua', userName: '李华', mobile: secret(MOBILE), roles: [{ roleId: '4' }] },
  });
  const first = await login('lihua', secret(made.data.initialPassword));
  const temtoken = secret(first.data.temToken);
  const renewed = await said(sessionCalls.renewPassword, {
    headers: { temtoken, newpassword: secret('a-new-password') },
  });
  expect(renewed.errCode).toBe(0);
  const query = { oldPassword: 'a-new-password', newPassword: secret('another-password') };
  const own = { token: secret(renewed.data.token) };
  expect((await said(sessionCalls.renewMyPassword, { headers: own, query })).errCode).toBe(0);
  // what fails is talked about more than what goes well
  await said(sessionCalls.renewMyPassword, { headers: own, query });
  await said(accessCalls.createAdminUser, { headers, body: { account: 'x', mobile: MOBILE, roles: 'none' } });
  await said({ method: 'GET', path: '/api/nothing' }, { query: { token: data.token ?? '' }, headers });
  const reset = await said(accessCalls.resetPassword, { headers, body: { userId: made.data.userId } });
  secret(reset.data.password);

  // a line is written after its answer has left
  await expect.poll(() => server.printed()).toContain(traces.at(-1));
  const lines = server.printed().split('\n');
  const answered = lines.flatMap(line =>
    line.startsWith('{') ? [JSON.parse(line) as { traceId?: string }] : [],
  );
  for (const trace of traces) expect(answered.some(({ traceId }) => traceId === trace)).toBe(true);
  expect(answered.length).toBeGreaterThanOrEqual(traces.length);
  const told = [...secrets].filter(text => lines.some(line => line.includes(text)));
  expect(told).toEqual([]);
});
