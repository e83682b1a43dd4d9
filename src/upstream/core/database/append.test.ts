import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { operateLog } from '../audit/tables.ts';
import { appending, together } from './append.ts';

let store: Awaited<ReturnType<typeof aStore>>;
beforeAll(async () => {
  store = await aStore();
});
afterAll(() => store.close());

const append = appending(operateLog);
const required = {
  title: 'access',
  businessType: 2,
  operatorType: 1,
  requestMethod: 'POST',
  operUrl: '/api',
  method: 'access.updateMenu',
  traceId: 'trace',
  status: 1 as const,
  operTime: 1_781_488_800_000,
  costTime: 3,
};
const text = fc.string({ unit: 'grapheme' });

it('keeps whatever rows it is given, and null for what it is not', async () => {
  const rows = fc.array(
    fc.record(
      {
        operId: fc.bigInt({ min: 1n, max: 10n ** 17n }).map(String),
        operName: text,
        before: text,
        areaIds: fc.array(text, { maxLength: 3 }),
      },
      { requiredKeys: ['areaIds'] },
    ),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(rows, async given => {
      const kept = await store.db.transaction(async transaction => {
        const inside = transaction as unknown as typeof store.db;
        const before = (await inside.select().from(operateLog)).length;
        await together(inside, [append(given.map(row => ({ ...required, ...row })))]);
        return (await inside.select().from(operateLog).orderBy(operateLog.id)).slice(before);
      });
      expect(kept.map(({ id, ...row }) => ({ ...row, isNumbered: Number(id) > 0 }))).toEqual(
        given.map(row => ({
          ...Object.fromEntries(
            Object.keys(kept[0] ?? {}).flatMap(key => (key === 'id' ? [] : [[key, null]])),
          ),
          ...required,
          ...row,
          isNumbered: true,
        })),
      );
    }),
    { numRuns: 50 },
  );
});
