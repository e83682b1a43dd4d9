/** Masked values are counted up, by every search and every form that the contract has, and none is found. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AnyCall, changesState } from '../../src/contract/grammar/call.ts';
import { MAKES_ACCOUNTS } from '../../src/contract/grammar/duties.ts';
import { looksMasked } from '../../src/contract/grammar/mask.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { inspect, outOf, type Schema } from '../../src/contract/grammar/walk.ts';
import { numberSearchOf } from '../../src/contract/grammar/wire.ts';
import { revealCalls } from '../../src/contract/reveal.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { revealLog } from '../../src/upstream/core/audit/tables.ts';
import { MOST_ALIKE } from '../../src/upstream/core/lookups/counting.ts';
import { formOf } from '../../src/upstream/core/lookups/numbers.ts';
import { lookup } from '../../src/upstream/core/lookups/tables.ts';
import { property } from '../../src/upstream/core/properties.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import { isSampledCall } from '../builders/sample.ts';
import type { Person } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';

/** Of all searches together, where it is measured; `npm test` tries each a few times. */
const TRIES = 10_000;
if (isMeasuring) vi.setConfig({ testTimeout: 1_800_000 });

type Values = Readonly<Record<string, unknown>>;
interface Answer {
  errCode: number;
  data: unknown;
  total?: number;
}

let office: Office;
let thief: Person;
beforeAll(async () => {
  office = await anOffice();
  // rights over accounts and over money exclude each other
  const without: readonly string[] = ['all', 'privacy:reveal', ...MAKES_ACCOUNTS];
  const rights = ALL_PERMISSIONS.map(({ val }) => val).filter(val => !without.includes(val));
  thief = await office.aClerk({ rights });
  // what is counted is how alike they are, and not how many
  const limits = ['reveal.dailyLimit', 'lookup.dailyLimit'].map(name => ({ name, value: '10000' }));
  const now = office.clock();
  await office.store.db
    .insert(property)
    .values(limits.map(limit => ({ ...limit, createdOn: now, updatedOn: now })));
});
afterAll(() => office.close());

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(outOf(schema));
  return looked?.kind === 'object' ? looked.shape : {};
};

interface Search {
  call: AnyCall;
  part: 'query' | 'body';
  field: string;
  /** The field of the part in which it stands as JSON. */
  inside?: string;
}

/** Every text by which anything is asked for. */
const searches = ALL_CALLS.filter(call => !changesState(call) && call.may !== 'open-door').flatMap(call =>
  (['query', 'body'] as const).flatMap(part =>
    Object.entries(shapeOf(call[part])).flatMap(([field, schema]): Search[] => {
      if (inspect(schema).kind === 'text' && shapeOf(schema) && Object.keys(shapeOf(schema)).length > 0) {
        const inner = Object.entries(shapeOf(schema)).filter(([, own]) => inspect(own).kind === 'text');
        return inner.map(([name]) => ({ call, part, field: name, inside: field }));
      }
      return inspect(schema).kind === 'text' ? [{ call, part, field }] : [];
    }),
  ),
);

async function send({ call, part, field, inside }: Search, value: string, besides: Values): Promise<Answer> {
  const fields = { ...besides, [field]: value };
  const own = inside ? { [inside]: JSON.stringify(fields) } : fields;
  const params = Object.fromEntries(Object.keys(shapeOf(call.params)).map(name => [name, '1']));
  const response = await office.app.inject(requestOf(call, { params, [part]: own }, thief.token));
  if (!String(response.headers['content-type']).includes('json')) return { errCode: -1, data: null };
  return response.json<Answer>();
}

/** As far as a thief can tell two answers apart: however he is refused, he learns nothing, nor from his own words. */
const told = ({ errCode, data, total }: Answer, asked: string) =>
  errCode === 0 ? JSON.stringify([data, total ?? null]).replaceAll(asked, 'asked') : 'refused';

interface Target {
  /** Whole, and as it is shown. */
  number: string;
  shown: string;
  id: string;
}

/** The records whose masked values somebody who may reveal sees, by the calls that list them. */
async function targetsOf(call: AnyCall): Promise<Target[]> {
  const response = await office.app.inject(requestOf(call, {}, thief.token));
  const { data } = response.json<{ data: unknown }>();
  const rows = (Array.isArray(data) ? data : []) as Values[];
  const [row] = rows.filter(one => typeof one.id === 'string');
  if (!row) return [];
  const fields = Object.keys(row).filter(name => looksMasked(String(row[name] ?? '')));
  const found = await Promise.all(
    fields.map(async field => {
      const body = { objectType: call.room, objectId: String(row.id), field, reason: 2 as const };
      const { data: seen } = await office.admin.ask(revealCalls.reveal, { body });
      return { number: seen?.value, shown: String(row[field]), id: String(row.id) };
    }),
  );
  return found.filter((target): target is Target => target.number !== undefined);
}

/** What of it nobody sees: where that begins, and how long it is. */
const hiddenIn = ({ number }: Target): [from: number, length: number] =>
  number.length === 11 ? [3, 4] : [6, number.length - 10];

/** Other numbers that look the same once they are masked. */
function* alike(target: Target): Generator<string> {
  const { number } = target;
  const [from, length] = hiddenIn(target);
  for (let count = 0; ; count += 1) {
    const hidden = String(count).padStart(length, '0');
    const candidate = number.slice(0, from) + hidden + number.slice(from + length);
    if (candidate !== number) yield candidate;
  }
}

/** Each with one of the same length that does not stand in it. */
function partsOf(target: Target): [own: string, other: string][] {
  const { number } = target;
  const [from] = hiddenIn(target);
  const changed = (text: string) =>
    text.replace(/.$/, last => String((Number.parseInt(last, 10) + 1 || 0) % 10));
  const parts = [number.slice(from - 2, from + 3), number.slice(from, from + 5), number.slice(-4)];
  return parts.map(part => [part, changed(part)]);
}

/** By which a question names one record. */
const ID_FIELDS = ['id', 'userId', 'driverId'];

function declaredOf({ call, part, field, inside }: (typeof searches)[number]) {
  const own = shapeOf(call[part]);
  const schema = inside ? shapeOf(own[inside])[field] : own[field];
  return schema && numberSearchOf(schema);
}

const wholeSearches = searches.filter(search => declaredOf(search) !== undefined);

/** Whether what it searches by is a number to it, which is then logged: a card number is none among words. */
const takesForNumber = (search: (typeof searches)[number], { number }: Target): boolean =>
  formOf(number, declaredOf(search)?.isKeyword) === 'whole';

/** Another one for each search, and one that it takes for a number. */
function targetsFor(search: (typeof searches)[number], all: readonly Target[]): ReadonlySet<Target> {
  const nextOf = (some: readonly Target[]) => some[searches.indexOf(search) % some.length] ?? [];
  const fitting = declaredOf(search) ? all.filter(target => takesForNumber(search, target)) : [];
  return new Set([nextOf(all), nextOf(fitting)].flat());
}

/** In core every search by a whole number, and of the others those of the sample. */
const tried = searches.filter(search => isSampledCall(search.call) || wholeSearches.includes(search));

it('no masked value is found, and each whole one that was answered is in the log', async () => {
  const { db } = office.store;
  const targets = (
    await Promise.all(ALL_CALLS.filter(call => call.isPaged && call.method === 'GET').map(targetsOf))
  )
    .flat()
    .filter((one, at, all) => all.findIndex(({ number }) => number === one.number) === at);
  expect(targets.length).toBeGreaterThan(5);
  expect(wholeSearches.length).toBeGreaterThan(20);

  let tries = 0;
  const found: string[] = [];
  const outOfLog: string[] = [];
  const logged = async () => (await db.select().from(revealLog).where(eq(revealLog.userId, thief.id))).length;
  const round = isMeasuring ? Math.ceil(TRIES / tried.length / 2) : 1;
  for (const [search, target] of tried.flatMap(search =>
    [...targetsFor(search, targets)].map(one => [search, one] as const),
  )) {
    const name = `${search.call.room}.${search.call.name} ${search.field}`;
    const isDeclared = wholeSearches.includes(search) && takesForNumber(search, target);
    await db.delete(lookup).where(eq(lookup.asker, thief.id));
    const idField = ID_FIELDS.find(field => Object.hasOwn(shapeOf(search.call[search.part]), field));
    for (const besides of [{}, ...(idField ? [{ [idField]: target.id }] : [])]) {
      const ask = (value: string) => {
        tries += 1;
        return send(search, value, besides);
      };
      const how = `${name} ${Object.keys(besides)}`;
      // another minute: what is counted by it is not what holds
      office.clock.advance(60_000);
      const before = await logged();
      const others = alike(target);
      const wrong: string[] = [];
      let answered = 0;
      while (wrong.length < Math.max(isDeclared ? MOST_ALIKE + 1 : 1, round)) {
        const number = String(others.next().value);
        const answer = await ask(number);
        if (answer.errCode === 0) answered += 1;
        wrong.push(told(answer, number));
      }
      if (told(await ask(target.number), target.number) !== wrong.at(-1)) found.push(how);
      if (isDeclared && (await logged()) - before < Math.min(answered, MOST_ALIKE)) outOfLog.push(how);
      // part by part: what stands in it, and what does not
      for (const [own, other] of partsOf(target)) {
        // of what the mask shows to everybody nothing is learned
        if (target.shown.includes(own)) continue;
        const [right, otherwise] = [await ask(own), await ask(other)].map(
          answer => answer.errCode === 0 && JSON.stringify(answer.data).includes(target.shown),
        );
        if (right && !otherwise) found.push(`${how} by ${own.length} digits`);
      }
    }
  }
  report({
    id: 'R10',
    what: `${tries} tries to count up ${targets.length} masked values, by ${tried.length} fields by which anything is asked for, alone and beside an id`,
    target: 'none found; each whole-value search in the reveal log',
    figure: `${found.length} found, ${outOfLog.length} not in the log (after ${MOST_ALIKE} numbers a day that look alike, none is answered)`,
    isMet: found.length === 0 && outOfLog.length === 0,
  });
  expect({ found, outOfLog }).toEqual({ found: [], outOfLog: [] });
  if (isMeasuring) expect(tries).toBeGreaterThanOrEqual(TRIES);
});
