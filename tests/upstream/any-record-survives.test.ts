/**
 * Any record that its contract calls legal passes its form, goes through the console's own providers to the upstream
 * and its database, and comes back as it was; then once more, changed; and each step is in the operate log. So it does
 * where the upstream is plain, as far as it has the calls. Resources are those of the features: a new one is tried
 * without being named here, and what cannot be tried so fails until it says how it is.
 */
// @feature *
import '../builders/bare-window.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { DataProvider, RaRecord } from 'ra-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { mask } from '../../src/contract/grammar/mask.ts';
import { inspect, type Schema, unwrap } from '../../src/contract/grammar/walk.ts';
import { maskOf } from '../../src/contract/grammar/wire.ts';
import { CAPABILITIES } from '../../src/contract/platform.ts';
import { fieldsOf, isSame, rowFields } from '../../src/data/call-fields.ts';
import { callsOf, type Feature, type ResourceCalls } from '../../src/data/feature.ts';
import { offeredBy, resourceName, resourcesOf } from '../../src/data/routes.ts';
import { UpstreamError } from '../../src/data/send.ts';
import { type Judge, rulesOf } from '../../src/kit/form/fits.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { operateLog } from '../../src/upstream/core/audit/tables.ts';
import { anyOf } from '../builders/arbitrary.ts';
import { aDataProvider, aWindow, leaveWindow } from '../builders/console-client.ts';
import { expectNone } from '../builders/none.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { rounds } from '../builders/rounds.ts';
import { isSampledCall } from '../builders/sample.ts';
import { NO_RECORDS, ROWS_BESIDES, rulesFor } from './legal-records.ts';

interface Tried {
  name: string;
  calls: ResourceCalls & { create: AnyCall; update: AnyCall };
  rules: ReturnType<typeof rulesFor>;
}

const asRows = (offered: readonly Feature[]) =>
  Promise.all(
    resourcesOf(offered).map(async page => ({
      name: resourceName(page),
      calls: await callsOf(page),
      entity: await page.entity?.(),
    })),
  );
const ofFeatures = await asRows(features);
const RESOURCES = [
  ...ofFeatures,
  ...ROWS_BESIDES.filter(({ name }) => !ofFeatures.some(row => row.name === name)),
];
const ON_PLAIN = await asRows(offeredBy(features, new Set()));

const nameOf = ({ room, name }: AnyCall) => `${room}.${name}`;

const tried = (resources: typeof RESOURCES): readonly Tried[] =>
  resources.flatMap(({ name, calls }) => {
    const { create, update } = calls;
    if (!create || !update) return [];
    return [{ name, calls: { ...calls, create, update }, rules: rulesFor(create) }];
  });
const TRIED = tried(RESOURCES);

it('is tried for every call that adds a record', () => {
  const names = TRIED.map(({ calls }) => nameOf(calls.create));
  const adding = ALL_CALLS.filter(call => call.business === 'add').map(nameOf);
  expectNone(
    adding.filter(name => !names.includes(name) && !NO_RECORDS.map(nameOf).includes(name)),
    'Say in tests/upstream/legal/<resource>.ts how it is tried (ROW), or that it adds no record (NO_RECORDS):',
  );
});

type Values = Record<string, unknown>;

const BOOKKEEPING = new Set(['version', 'requestId']);

/** What its form would send: an emptied text is none, where there may be none. */
function asFormed(call: AnyCall, values: Values): Values {
  const shape = fieldsOf(call, 'body');
  const rule = rulesOf(shape as unknown as Readonly<Record<string, Judge>>);
  const formed: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const schema = shape[name] as Schema;
    const mayBeNone = unwrap(schema).isNullable;
    formed[name] = value === '' && mayBeNone ? null : value;
    const { validate } = rule(name);
    expect(
      validate(formed[name], values, {}),
      `the form refuses ${name}: ${JSON.stringify(value)}`,
    ).toBeUndefined();
  }
  return formed;
}

/** As it is shown: trimmed by the contract, and masked where it may not be seen. */
function expectKept(
  call: AnyCall,
  { list, idField }: ResourceCalls,
  sent: Values,
  found: RaRecord,
  secrets: readonly string[] = [],
) {
  const shape = fieldsOf(call, 'body');
  const shown = rowFields(list);
  const kept = (call.body as unknown as { parse(value: unknown): Values }).parse({
    ...sent,
    [idField]: found.id,
    id: found.id,
  });
  for (const [name, value] of Object.entries(kept)) {
    const schema = shape[name];
    const field = shown[name];
    if (!schema || !field || BOOKKEEPING.has(name)) continue;
    if (secrets.includes(name)) {
      expect(found[name], name).toBeNull();
      expect(JSON.stringify(found)).not.toContain(JSON.stringify(value));
      continue;
    }
    const kind = maskOf(field);
    const expected = kind && typeof value === 'string' ? mask(kind, value) : value;
    expect(isSame(schema, expected, found[name]), `${name}: ${JSON.stringify([expected, found[name]])}`).toBe(
      true,
    );
  }
}

/** Nothing but what was changed is otherwise. */
function expectUntouched(call: AnyCall, edited: Values, before: RaRecord, after: RaRecord) {
  for (const [name, schema] of Object.entries(fieldsOf(call, 'body'))) {
    if (BOOKKEEPING.has(name) || Object.hasOwn(edited, name)) continue;
    expect(isSame(schema, before[name], after[name]), `${name} was not edited`).toBe(true);
  }
}

const without = (values: Values, ...names: string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const failureIn = (error: unknown) => (error instanceof UpstreamError ? error.errCode : undefined);
const PARAMETER = 3007;

describe.each([
  {
    upstream: 'the reference upstream',
    resources: RESOURCES,
    options: {},
    capabilities: CAPABILITIES,
    numRuns: rounds(20),
  },
  {
    upstream: 'a plain upstream',
    resources: ON_PLAIN,
    options: { isPlain: true },
    capabilities: [],
    numRuns: rounds(8),
  },
])('on $upstream', ({ resources, options, capabilities, numRuns }) => {
  let office: Office;
  let provider: DataProvider;
  beforeAll(async () => {
    office = await anOffice(options);
    aWindow(office, office.admin);
    provider = aDataProvider(resources, capabilities);
  });
  afterAll(async () => {
    leaveWindow();
    await office.close();
  });

  describe.each(tried(resources).filter(({ calls }) => isSampledCall(calls.list)))(
    'any record of $name',
    ({ name, calls, rules }) => {
      const { create, update, idField } = calls;
      const read = async (id: RaRecord['id']) => {
        if (!rules.read) return (await provider.getOne(name, { id })).data;
        return { id, ...(await rules.read(String(id))) };
      };
      const shape = fieldsOf(create, 'body');
      const logged = async (id: RaRecord['id']) => {
        const { method, objectId } = operateLog;
        const entries = office.store.db.select({ method }).from(operateLog);
        return (await entries.where(eq(objectId, String(id)))).map(entry => entry.method);
      };

      it('comes back as it was filled in, twice', { timeout: 120_000 }, async () => {
        const legal = await rules.legal(office);
        const none = fc.constant(undefined);
        const bookkeeping = { version: none, requestId: none };
        const filledIn = anyOf(create.body as Schema, { ...bookkeeping, ...legal });
        // whose record it is, the provider says
        const some = fc.constant('1');
        const edited = anyOf(update.body as Schema, {
          ...bookkeeping,
          [idField]: some,
          id: some,
          ...legal,
        }).map(values => without(values as Values, idField, 'id'));
        await fc.assert(
          fc.asyncProperty(filledIn, edited, async (first, second) => {
            const made = asFormed(create, rules.agreed(first as Values));
            const { data: created } = await provider.create(name, { data: made });
            const before = await read(created.id);
            expectKept(create, calls, made, before, rules.secrets?.(made));

            const given = asFormed(update, rules.agreed(second, before));
            await provider.update(name, {
              id: created.id,
              data: { ...before, ...given },
              previousData: before,
            });
            const after = await read(created.id);
            expectKept(update, calls, given, after, rules.secrets?.(given, before));
            expectUntouched(update, given, before, after);
            const isOther = Object.entries(given).some(
              ([field, value]) => !isSame(fieldsOf(update, 'body')[field] as Schema, value, before[field]),
            );
            if (typeof before.version === 'number') {
              expect(after.version).toBe(isOther ? before.version + 1 : before.version);
            }
            if (calls.remove) await provider.delete(name, { id: created.id, previousData: after });
            const acts = [create, ...(isOther ? [update] : []), ...(calls.remove ? [calls.remove] : [])];
            expect(await logged(created.id)).toEqual(expect.arrayContaining(acts.map(nameOf)));
          }),
          { numRuns, endOnFailure: true },
        );
      });

      it('is refused where a text holds what no database keeps', async () => {
        const legal = await rules.legal(office);
        const [sound] = fc.sample(anyOf(create.body as Schema, { ...legal }), 1) as Values[];
        const agreed = rules.agreed(sound ?? {});
        const texts = Object.entries(shape).filter(([, schema]) => inspect(schema).kind === 'text');
        expect(texts.length).toBeGreaterThan(0);
        for (const [field] of texts) {
          if (BOOKKEEPING.has(field)) continue;
          const data = { ...agreed, [field]: 'a\u0000b' };
          const refused = await provider.create(name, { data }).catch(failureIn);
          expect(refused, field).toBe(PARAMETER);
        }
      });
    },
  );
});
