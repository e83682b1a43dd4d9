/** A write or a removal made on a version that is no longer there is refused, whichever record it is of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyCall, changesState } from '../../src/contract/grammar/call.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { build } from '../builders/build.ts';
import { DECLARED } from '../builders/declared.ts';
import { requestOf } from '../builders/request.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { ROOM_FILES } from './room-files.ts';

type Row = Readonly<Record<string, unknown>>;

/** What rooms say of their calls, by the names of these. */
const SAID = Object.assign({}, ...ROOM_FILES.map(({ VERSIONED }) => VERSIONED)) as NonNullable<
  (typeof ROOM_FILES)[number]['VERSIONED']
>;

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};
const nameOf = ({ room, name }: AnyCall) => `${room}.${name}`;
const has = (call: AnyCall, field: string) =>
  [call.params, call.query, call.body].some(part => Object.hasOwn(shapeOf(part), field));

const versioned = ALL_CALLS.filter(
  call =>
    changesState(call) &&
    has(call, 'version') &&
    // what is not there yet has no version
    !/^(?:create|add|import)/.test(call.name) &&
    SAID[nameOf(call)] !== 'elsewhere',
);

const CONFLICT = FAILURES.STATE_CONFLICT.errCode;
/** From either end of the list. */
const MOST_TRIED = 5;

let upstream: Upstream;
let admin: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  admin = await upstream.signIn('admin');
  for (const [call, body] of ROOM_FILES.flatMap(({ ADDED = [] }) => ADDED))
    expect(await asked(call, { body })).toMatchObject({ errCode: 0 });
});
afterAll(() => upstream.close());

const asked = async (call: AnyCall, parts: Parameters<typeof requestOf>[1]) =>
  (await upstream.app.inject(requestOf(call, parts, admin.token))).json<{ errCode: number; data: Row[] }>();

/** The list of the resource that the call is one of, or whose row it answers. */
function listFor({ room, name, data }: AnyCall): AnyCall {
  const isOne = (one: AnyCall | undefined) => one?.room === room && one.name === name;
  const resource =
    DECLARED.find(({ calls }) => Object.values(calls).some(isOne)) ??
    DECLARED.find(({ Row }) => Row === data);
  if (!resource) throw new Error(`no list of records for ${room}.${name}`);
  return resource.calls.list;
}

async function recordsFor(call: AnyCall): Promise<readonly Row[]> {
  const said = SAID[nameOf(call)];
  if (said === 'elsewhere') return [];
  if (said?.isSingle) return [{}];
  return (await asked(said?.list ?? listFor(call), { query: said?.query ?? {} })).data;
}

describe('a version that is no longer there', () => {
  it.each(versioned.map(call => [nameOf(call), call] as const))('is refused by %s', async (name, call) => {
    const found = await recordsFor(call);
    const said = SAID[name];
    const input = said === 'elsewhere' ? {} : said?.input;
    const least = call.body ? build(call.body as Schema) : {};
    const codes = new Set<number>();
    for (const row of [...found.slice(0, MOST_TRIED), ...found.slice(-MOST_TRIED)]) {
      const version = Number(row.version ?? 0) + 7;
      // what adds and changes wants the whole record
      const whole = call.name === 'save' ? row : {};
      const given: Row = { ...(least as Row), ...whole, ...ids(call, row), ...input, version };
      const part = (schema: Schema | undefined) =>
        Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(shapeOf(schema), field)));
      const { errCode } = await asked(call, {
        params: part(call.params),
        query: part(call.query),
        ...(call.body && { body: part(call.body) }),
      });
      codes.add(errCode);
    }
    // some records may not be touched at all; of the others none is
    expect(codes).not.toContain(0);
    expect(codes).toContain(CONFLICT);
  });
});

const ID_FIELDS = ['userId', 'roleId', 'vehicleId', 'id', 'lostId', 'foundId'] as const;

/** What names the record in the call's input. */
function ids(call: AnyCall, row: Row): Row {
  const own = ID_FIELDS.map(field => row[field]).find(value => value !== undefined && value !== null);
  return Object.fromEntries(
    ID_FIELDS.filter(field => has(call, field)).map(field => [field, row[field] ?? own]),
  );
}
