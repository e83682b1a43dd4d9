import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>(resolve => {
    end = resolve;
  });
  return { ended, end };
}

const settle = () => new Promise(resolve => setImmediate(resolve));

describe('turns', () => {
  it('lets some run, some wait in the order they came, and refuses the rest at once', async () => {
    const inTurn = turns({ atOnce: 2, waiting: 2 });
    const works = [held(), held(), held(), held()];
    const begun: number[] = [];
    const runs = works.map(({ ended }, index) =>
      inTurn(async () => {
        begun.push(index);
        await ended;
        return index;
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    await expect(inTurn(async () => 'too late')).rejects.toMatchObject({
      failure: 'TOO_FREQUENT',
      data: { reason: 'BUSY' },
    });
    works[1]?.end();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    works[0]?.end();
    works[2]?.end();
    works[3]?.end();
    expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
  });

  it('passes the place on after work that fails', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 1 });
    const broken = inTurn(async () => {
      throw new Error('broken');
    });
    const next = inTurn(async () => 'next');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});
