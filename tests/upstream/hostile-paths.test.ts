/**
 * Other spellings of paths, methods and pages, written by hand: everything is answered in the envelope, and nothing
 * opens by its spelling.
 */
// @feature *
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { build } from '../builders/build.ts';
import { byHand, fieldsOf, filled } from '../builders/by-hand.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { isSampledCall, isWhole } from '../builders/sample.ts';

let office: Office;
let stranger: ReturnType<typeof byHand>;
let admin: ReturnType<typeof byHand>;
beforeAll(async () => {
  office = await anOffice();
  stranger = byHand(office, await office.aClerk());
  admin = byHand(office, office.admin);
});
afterAll(() => office.close());

const CALLS = ALL_CALLS.filter(isSampledCall);

/** Calls that who holds nothing must not reach. */
const SHUT = CALLS.filter(
  ({ may, isFile }) => (typeof may === 'object' ? 'anyOf' in may : /[.:]|mgr$/.test(may)) && !isFile,
);

describe('a path', () => {
  const spellings: Record<string, (path: string) => string> = {
    'in capitals': path => path.toUpperCase(),
    'with a capital': path => path.replace('/admin', '/Admin'),
    'with a slash behind': path => `${path}/`,
    'with two slashes': path => path.replace('/admin', '//admin'),
    'with a letter encoded': path => path.replace('/api', '/%61pi'),
    'with its last letter encoded': path =>
      `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`,
    'with a slash encoded': path => path.replace('/admin', '%2fadmin'),
    'with a parameter of its segment': path => `${path};x=1`,
    'with a space behind': path => `${path}%20`,
    'with an ending': path => `${path}.json`,
    'with a step aside': path => path.replace('/admin', '/x/../admin'),
    'with a dot': path => path.replace('/admin', '/./admin'),
    'behind a public one': path => `/api/health/..${path}`,
    'with a nought': path => `${path}%00`,
    'as it is': path => path,
  };

  it.each(Object.entries(spellings))('%s opens nothing to who holds nothing', async (_how, spell) => {
    if (isWhole) expect(SHUT.length).toBeGreaterThan(20);
    for (const call of SHUT) {
      const payload = call.body && { payload: build(call.body) as object };
      const { errCode } = await stranger.send({ method: call.method, url: spell(filled(call)), ...payload });
      expect([3006, 3007, 3008], `${call.name}`).toContain(errCode);
    }
  });
});

const hasOwnRoute = ({ may, upload, bytes }: AnyCall) =>
  may === 'open-door' || upload !== undefined || bytes !== undefined;

describe('a method', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  it.each(methods)('%s reaches no call but those declared with it', async method => {
    // another call's path may have a name where such a one has a word
    const paths = new Set(CALLS.map(filled).filter(url => !/^\/api\/files\/\D/.test(url)));
    const declared = method === 'HEAD' ? 'GET' : method;
    const refusalsOf = (url: string) => {
      if (method !== 'PATCH') return [400, 404];
      const isShared = CALLS.some(call => filled(call) === url && !hasOwnRoute(call));
      // the path of an upload may be one of another call's with a parameter
      return isShared ? [405] : [404, 405];
    };
    for (const url of paths) {
      if (ALL_CALLS.some(call => call.method === declared && filled(call) === url)) continue;
      const { http } = await admin.send({ method, url });
      expect(refusalsOf(url), url).toContain(http);
    }
  });

  it.each([
    'x-http-method-override',
    'x-http-method',
    'x-method-override',
    'x-original-url',
    'x-rewrite-url',
  ])('is not told by %s', async name => {
    const roleId = await office.aRole([]);
    const url = `${accessCalls.listRoleGroups.path}?_method=DELETE`;
    await admin.send({ method: 'GET', url, headers: { [name]: 'DELETE' } });
    await admin.post(accessCalls.addRole, { name: `x ${name}`, _method: 'DELETE', roleId });
    const { data } = await admin.get(accessCalls.listRoleGroups, `roleId=${roleId}`);
    expect(data).toHaveLength(1);
  });

  it('HEAD answers as GET would, and tells no more', async () => {
    expect((await stranger.send({ method: 'HEAD', url: accessCalls.listAdminUsers.path })).http).toBe(403);
    expect((await admin.send({ method: 'HEAD', url: accessCalls.listAdminUsers.path })).http).toBe(200);
  });
});

describe('a page', () => {
  // those of the open door are signed, and tried in their rooms
  const lists = CALLS.filter(call => call.isPaged && call.may !== 'open-door');
  const asked = (call: AnyCall, search: string) =>
    admin.send({
      method: call.method,
      url: `${filled(call)}?${withRequired(call, search)}`,
      ...(call.body && { payload: build(call.body) as object }),
    });

  /** Behind what the call cannot do without, so that it is this search that is judged. */
  const withRequired = ({ query }: AnyCall, search: string) => {
    const required = query ? Object.entries(build(query) as object) : [];
    const names = search.split('&').map(part => part.replace(/[[=].*/, ''));
    const others = required
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [name, `${value}`]);
    return [new URLSearchParams(others).toString(), search].filter(part => part !== '').join('&');
  };

  /** Those that list something of one record: there is none of that name. */
  const isOfOne = ({ params, query }: AnyCall) =>
    params !== undefined || query?.safeParse({}).success === false;
  const refusals = (call: AnyCall) => (isOfOne(call) ? [3006, 3007] : [3007]);

  it.each(lists)('of $name of $room has its bounds', async call => {
    // the ad service has words of its own
    const isAd = fieldsOf(call.query).includes('page');
    const page = isAd ? 'page' : 'current';
    const largest = call.query?.safeParse({ size: 1000 }).success ? 1000 : 200;
    for (const search of ['0', '-1', '1000001', '1.5', 'NaN'].map(number => `${page}=${number}`)) {
      expect((await asked(call, search)).errCode, search).toBe(3007);
    }
    for (const search of ['0', `${largest + 1}`, '-20', '1e9', '20&size=20']
      .map(size => `size=${size}`)
      .concat('size[]=1')) {
      const { errCode, data } = await asked(call, search);
      if (errCode === 0) expect((data as unknown[]).length, search).toBeLessThanOrEqual(20);
      else expect(refusals(call), search).toContain(errCode);
    }
    const beyond = await asked(call, `${page}=1000000&size=${largest}`);
    if (isOfOne(call) && beyond.errCode !== 0) expect(refusals(call)).toContain(beyond.errCode);
    else expect(beyond).toMatchObject({ errCode: 0, data: [] });
  });

  const sorted = lists.filter(({ query }) => fieldsOf(query).includes('orderBy'));
  it.each(sorted)('of $name of $room is sorted by what it declares alone', async call => {
    const names = [
      'passwordHash',
      'password_hash',
      'constructor',
      '__proto__',
      'toString',
      '1',
      'id;select 1',
    ];
    for (const name of [...names, 'id desc', "(case when 1=1 then 'a' end)", 'tokenHash']) {
      const { errCode } = await asked(call, `orderBy=${encodeURIComponent(name)}`);
      expect(refusals(call), name).toContain(errCode);
    }
    expect((await asked(call, 'order=asc%3B')).errCode).toBe(3007);
    expect((await asked(call, 'order=asc&order=desc')).errCode).toBe(3007);
  });
});
