import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failedOf, failuresFirst, failuresText, leftOf, runBulk, secretsOf, withLater } from './results.ts';

const items = [
  { id: '1', name: '韦', note: 'weidabao' },
  { id: '2', name: '黄' },
  { id: '3', name: '莫' },
];
const describeError = (error: unknown) => (error instanceof Error ? error.message : 'x');
const run = { describe: describeError };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `n${at}` }));

describe('a bulk action', () => {
  const act = async (id: string) => {
    if (id === '2') throw new Error('内置记录不能删除');
    return { secret: `p${id}` };
  };

  test('goes on after a failure and has a result for each item', async () => {
    const seen: number[] = [];
    const outcomes = await runBulk(items, act, { ...run, onProgress: so => seen.push(so.length) });
    expect(outcomes).toEqual([
      { id: '1', name: '韦', note: 'weidabao', secret: 'p1' },
      { id: '2', name: '黄', problem: '内置记录不能删除' },
      { id: '3', name: '莫', secret: 'p3' },
    ]);
    expect(seen).toEqual([1, 2, 3, 3]);
    expect(failedOf(outcomes).map(({ id }) => id)).toEqual(['2']);
    expect(failuresFirst(outcomes).map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(secretsOf(outcomes)).toBe('韦\tweidabao\tp1\n莫\tp3');
  });

  test('keeps what was done when the failed ones are tried again', async () => {
    const first = await runBulk(items, act, run);
    const again = await runBulk(failedOf(first), async () => undefined, run);
    const all = withLater(items, first, again);
    expect(failedOf(all)).toEqual([]);
    expect(all.map(({ secret }) => secret)).toEqual(['p1', undefined, 'p3']);
  });

  test('begins each item once, however many are under way, and answers in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.integer({ min: 1, max: 9 }),
        fc.func(fc.boolean()),
        async (count, atOnce, fails) => {
          const begun: string[] = [];
          let underWay = 0;
          let most = 0;
          const outcomes = await runBulk(
            numbered(count),
            async id => {
              begun.push(id);
              most = Math.max(most, ++underWay);
              for (let turns = Number(id) % 4; turns > 0; turns--) await Promise.resolve();
              underWay--;
              if (fails(id)) throw new Error('no');
              return undefined;
            },
            { ...run, atOnce },
          );
          expect(begun.toSorted((a, b) => Number(a) - Number(b))).toEqual(
            numbered(count).map(({ id }) => id),
          );
          expect(outcomes.map(({ id }) => id)).toEqual(numbered(count).map(({ id }) => id));
          expect(failedOf(outcomes).map(({ id }) => id)).toEqual(
            numbered(count).flatMap(({ id }) => (fails(id) ? [id] : [])),
          );
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });

  test('is stopped between two items, and the rest is left to go on with', async () => {
    let done = 0;
    const all = numbered(10_000);
    const isStopped = () => done >= 4_000;
    const outcomes = await runBulk(all, async () => void done++ as undefined, {
      ...run,
      atOnce: 4,
      isStopped,
    });
    expect(outcomes.length).toBeGreaterThanOrEqual(4_000);
    expect(outcomes.length).toBeLessThan(4_004);
    const left = leftOf(all, outcomes);
    expect(left).toHaveLength(10_000 - outcomes.length);
    const rest = await runBulk(left, async () => undefined, { ...run, atOnce: 4 });
    expect(withLater(all, outcomes, rest).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('gives up when the upstream is away, and leaves alone what it has not begun', async () => {
    const away = async () => Promise.reject(new Error('network'));
    const outcomes = await runBulk(numbered(100), away, { ...run, isOutage: () => true });
    expect(outcomes).toHaveLength(5);
    expect(await runBulk(numbered(100), away, { ...run, isOutage: () => false })).toHaveLength(100);
  });

  test('is told now and then, not for each of ten thousand', async () => {
    let told = 0;
    await runBulk(numbered(10_000), async () => undefined, {
      ...run,
      everyMs: 60_000,
      onProgress: () => told++,
    });
    expect(told).toBe(2);
  });

  test('lists its failures for a spreadsheet, with no formula and no broken line among them', () => {
    const outcomes = [
      { id: '7', name: '=HYPERLINK("http://x")', problem: 'no\nright' },
      { id: '8', name: '黄' },
      { id: '9', name: '莫', note: '@mo', problem: '已被他人修改' },
    ];
    expect(failuresText(outcomes)).toBe(`7\t'=HYPERLINK("http://x")\t\tno right\n9\t莫\t'@mo\t已被他人修改`);
  });
});
