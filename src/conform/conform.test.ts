// @tier full
// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { AS_SPECIFIED } from '../../tests/foreign-upstream/as-specified.ts';
import { DEVIATIONS, type Deviation } from '../../tests/foreign-upstream/deviations.ts';
import { type ForeignUpstream, foreignUpstream } from '../../tests/foreign-upstream/server.ts';
import { PASSWORD } from '../../tests/foreign-upstream/state.ts';
import { conform } from './main.ts';

interface Told {
  code: number;
  printed: string;
  /** `GET /api/x: tolerable data.id: …` */
  findings: string[];
  outcomes: Record<string, string>;
  heard: string[];
}

let upstream: ForeignUpstream | undefined;
afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

async function told(
  deviations: Deviation[],
  account = 'admin',
  more: string[] = [],
  of: Parameters<typeof foreignUpstream>[0] = {},
): Promise<Told> {
  upstream = await foreignUpstream({ deviations, ...of });
  let printed = '';
  const code = await conform(
    [upstream.url, '--account', account, '--password-env', 'SECRET', '--json', ...more],
    { SECRET: PASSWORD },
    text => {
      printed += text;
    },
  );
  const { reports } = JSON.parse(printed) as {
    reports: { subject: string; outcome: string; findings: { severity: string; text: string }[] }[];
  };
  return {
    code,
    printed,
    findings: reports.flatMap(({ subject, findings }) =>
      findings.map(({ severity, text }) => `${subject}: ${severity} ${text}`),
    ),
    outcomes: Object.fromEntries(reports.map(({ subject, outcome }) => [subject, outcome])),
    heard: upstream.heard,
  };
}

const LOGIN = 'POST /api/admin/auth/login';
const INFO = 'GET /api/admin/user';
const USERS = 'GET /api/admin/user/adminUsers';
const ROLES = 'GET /api/admin/user/roleGroups';
const LOGS = 'POST /api/admin/log/list';

/** Where each deviation shows, and whether the console copes with it. */
const EXPECTED: Readonly<Record<Deviation, string>> = {
  'envelope-without-status': `${USERS}: breaking status: missing where the text '0' is expected; the console takes the answer for a failure`,
  'status-as-number': `${USERS}: tolerable status: a number where the text '0' is expected`,
  'data-as-text': `${LOGIN}: breaking data: text where an object is expected`,
  'list-under-another-key': `${USERS}: tolerable data: an object where a list is expected; it stands under rows`,
  'total-as-text': `${USERS}: tolerable total: text where a number is expected`,
  'token-not-needed':
    'a missing token is refused: breaking answers the user info without a session; errCode 2000, 2001 or 2003 is expected',
  'token-in-query':
    'a token in the header is taken: breaking the token is read from the query, not from the header; addresses end up in logs',
  'token-outside-data': `${LOGIN}: breaking data.token: missing; the token stands beside data, where no client looks`,
  'wrong-code-for-an-expired-session':
    'a token of nobody is refused: breaking errCode 401 where 2000, 2001 or 2003 is expected; the console would not ask to sign in again',
  'expired-session-redirects-to-a-page':
    'a token of nobody is refused: breaking HTTP 302 to /login.html where an envelope is expected; the console sees no answer',
  'renewal-with-success': `${LOGIN}: tolerable status: '0' with errCode 2005, where another status is expected`,
  'ids-missing': `${USERS}: breaking data[0].id or userId: missing; a record without it can be neither opened nor changed (and 4 more)`,
  'times-as-text': `${USERS}: breaking data[0].createdOn: text where epoch milliseconds are expected (and 4 more)`,
  'times-in-seconds': `${LOGS}: breaking data[0].operTime: seconds where epoch milliseconds are expected (and 4 more)`,
  'booleans-for-flags': `${USERS}: tolerable data[0].state: true or false where 0 or 1 is expected (and 4 more)`,
  'permissions-without-val': `${INFO}: breaking data.permissions[0].val: missing; an entry without it grants nothing`,
  'roles-empty': `${INFO}: breaking data.roles: empty; the console refuses a user without a role`,
  'role-resources-respelt': `${ROLES}: breaking data[0].roleResources: not read; it is spelt roleResouces (and 4 more)`,
  'numbers-unmasked': `${USERS}: tolerable data[0].mobile: unmasked; the console shows the number whole, where 138****5678 is expected (and 4 more)`,
  'size-ignored': `${USERS}: breaking size: ignored; 20 rows where 5 were asked for, of 35`,
  'menu-deleted-with-children':
    'a menu with children is not deleted: tolerable deleted; its children are left without a parent',
  'errors-without-envelope':
    'a wrong password is refused: breaking HTTP 500 with a page where an envelope is expected',
  'wrong-charset': `${INFO}: breaking the answer is written in UTF-16LE where UTF-8 is expected`,
  'byte-order-mark': `${INFO}: tolerable the answer begins with a byte order mark`,
  'broken-gzip': `${LOGIN}: breaking HTTP 200, but the bytes cannot be read: content-encoding and content differ`,
};

/** Only these show in another way than by signing in as the administrator. */
const accountFor = (deviation: Deviation) => (deviation === 'renewal-with-success' ? 'newcomer' : 'admin');
const optionsFor = (deviation: Deviation) => (deviation === 'menu-deleted-with-children' ? ['--write'] : []);

describe('an old upstream', () => {
  test('has its known tolerable drifts and nothing breaking', async () => {
    const { code, findings, outcomes } = await told([]);
    expect(findings.filter(line => line.includes(': breaking '))).toEqual([]);
    expect(code).toBe(0);
    for (const known of [
      `${INFO}: tolerable data.id: a number where an id as text is expected`,
      `${USERS}: tolerable data[0].permissions: null where a list is expected (and 4 more)`,
      `${LOGS}: tolerable errCode: missing; code stands for it`,
      `${ROLES}: tolerable total: missing; the list counts as whole (5 rows) and is paged in the console`,
      'GET /api/gis/trackVehicles: tolerable data[0].coordType: missing; positions are taken as GCJ-02, or as MAP_COORDINATES says (and 1 more)',
    ]) {
      expect(findings).toContain(known);
    }
    const kinds = findings.map(line => line.replace(/^.*?: tolerable /, ''));
    const isKnown =
      /a number where|null where an? (?:list|object)|missing; (?:shown as|code stands|read as|the list counts|positions)|^data\.recordExpands\[0\]\.callno: unmasked/;
    expect(kinds.filter(line => !isKnown.test(line))).toEqual([]);
    expect(outcomes['WS /api/admin/webSocket']).toBe('answers');
    expect(outcomes['GET /api/admin/user/roles']).toBe('missing');
    expect(outcomes['POST /api/admin/user/roles/{id}/permissions']).toBe('missing');
  });

  test('is changed by nothing: changing calls are asked without a token', async () => {
    const { heard, outcomes } = await told([]);
    expect(outcomes['DELETE /api/admin/user/adminUser/{userId}']).toBe('answers');
    expect(heard).toContain('DELETE /api/admin/user/adminUser/0');
    expect(upstream?.state.people).toHaveLength(35);
    expect(upstream?.state.menus).toHaveLength(4);
    expect(upstream?.state.sessions.size).toBe(0);
  });

  test('is left as it was after --write', async () => {
    const { code, outcomes } = await told([], 'admin', ['--write']);
    expect(outcomes['a menu with children is not deleted']).toBe('answers');
    expect(outcomes['a role is created, renamed and deleted']).toBe('answers');
    expect(upstream?.state.menus).toHaveLength(4);
    expect(upstream?.state.roles).toHaveLength(5);
    expect(code).toBe(0);
  });
});

describe('an upstream that tells no more than the specification shows', () => {
  test('breaks nothing, also where it answers HTTP 500 to what it does not know', async () => {
    const { code, findings, outcomes } = await told([], 'admin', [], { calls: AS_SPECIFIED, unknown: 500 });
    expect(findings.filter(line => line.includes(': breaking '))).toEqual([]);
    expect(code).toBe(0);
    expect(outcomes['GET /api/admin/supervisor/orders']).toBe('missing');
    const map = 'GET /api/gis/clustering/locations: tolerable';
    expect(findings.filter(line => line.startsWith(map) && /businessStatus|\bload\b/.test(line))).toEqual([]);
    expect(findings).toContain(
      `${map} data.clusters[0].carrying: missing; the legend counts these vehicles as of unknown status`,
    );
  });
});

// each asks two upstreams every call there is
describe('each deviation is named', { timeout: 30_000 }, () => {
  test.each(DEVIATIONS)('%s', async deviation => {
    const expected = EXPECTED[deviation];
    const clean = await told([], accountFor(deviation), optionsFor(deviation));
    expect(clean.findings).not.toContain(expected);
    await upstream?.close();
    const { findings, code, printed } = await told([deviation], accountFor(deviation), optionsFor(deviation));
    expect(findings).toContain(expected);
    expect(code).toBe(expected.includes(': breaking ') ? 1 : 0);
    expect(printed).not.toContain(PASSWORD);
    for (const token of upstream?.state.sessions.keys() ?? []) expect(printed).not.toContain(token);
  });
});

test('an upstream that answers without a token is asked to change nothing', async () => {
  const { heard, outcomes } = await told(['token-not-needed']);
  expect(outcomes['GET /api/admin/user/deleteMenu']).toBe('not judged');
  expect(heard.filter(line => line.startsWith('DELETE'))).toEqual([]);
});

test('a further step of the sign-in is said, and how to go on', async () => {
  const { printed, outcomes } = await told([], 'coder');
  expect(printed).toContain('asks for a login code (2002); pass a token with --token-env');
  expect(outcomes[USERS]).toBe('not judged');
});

test('with a token at hand nobody signs in or out', async () => {
  upstream = await foreignUpstream();
  upstream.state.sessions.set('held-token', 5001);
  let printed = '';
  const code = await conform([upstream.url, '--token-env', 'HELD'], { HELD: 'held-token' }, text => {
    printed += text;
  });
  expect(code).toBe(0);
  expect(printed).toContain('drifts      GET /api/admin/user/adminUsers');
  expect(printed).not.toContain('held-token');
  expect(upstream.state.sessions.has('held-token')).toBe(true);
});

test('an upstream that is away is told by the exit code', async () => {
  upstream = await foreignUpstream();
  const { url } = upstream;
  await upstream.close();
  upstream = undefined;
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  expect(await conform([url, '--account', 'admin'], { CONFORM_PASSWORD: 'x' }, print)).toBe(2);
  expect(printed).toContain('Does not answer: main');
});

test.each([
  [[], /One address/],
  [['ftp://x', '--account', 'a'], /One address/],
  [['http://127.0.0.1:1', '--account', 'a'], /CONFORM_PASSWORD is empty/],
  [['http://127.0.0.1:1', '--nonsense'], /--nonsense/],
  [['http://127.0.0.1:1', '--account', 'a', '--timeout', '0'], /--timeout/],
] as const)('a wrong use is explained: %j', async (args, words) => {
  let printed = '';
  const code = await conform(args, {}, text => {
    printed += text;
  });
  expect(code).toBe(64);
  expect(printed).toMatch(words);
  expect(printed).toContain('npm run conform --');
});
