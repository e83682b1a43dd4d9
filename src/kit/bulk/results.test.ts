import { describe, expect, test } from 'vitest';
import { failedOf, runBulk, secretsOf, withRetried } from './results.ts';

const items = [
  { id: '1', name: '韦', note: 'weidabao' },
  { id: '2', name: '黄' },
  { id: '3', name: '莫' },
];
const describeError = (error: unknown) => (error instanceof Error ? error.message : 'x');

describe('a bulk action', () => {
  const act = async (id: string) => {
    if (id === '2') throw new Error('内置记录不能删除');
    return { secret: `p${id}` };
  };

  test('goes on after a failure and has a result for each item', async () => {
    const seen: number[] = [];
    const outcomes = await runBulk(items, act, describeError, so => seen.push(so.length));
    expect(outcomes).toEqual([
      { id: '1', name: '韦', note: 'weidabao', secret: 'p1' },
      { id: '2', name: '黄', problem: '内置记录不能删除' },
      { id: '3', name: '莫', secret: 'p3' },
    ]);
    expect(seen).toEqual([1, 2, 3]);
    expect(failedOf(outcomes).map(({ id }) => id)).toEqual(['2']);
    expect(secretsOf(outcomes)).toBe('韦\tweidabao\tp1\n莫\tp3');
  });

  test('keeps what was done when the failed ones are tried again', async () => {
    const first = await runBulk(items, act, describeError);
    const again = await runBulk(failedOf(first), async () => undefined, describeError);
    const all = withRetried(first, again);
    expect(failedOf(all)).toEqual([]);
    expect(all.map(({ secret }) => secret)).toEqual(['p1', undefined, 'p3']);
  });
});
