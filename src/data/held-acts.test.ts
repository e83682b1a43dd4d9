import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HELD_MS, HeldActs } from './held-acts.ts';

describe('what is held', () => {
  let acts: HeldActs;
  beforeEach(() => {
    vi.useFakeTimers();
    acts = new HeldActs();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const act = (...records: string[]) => ({
    of: 'bus',
    records,
    send: vi.fn<(isLeaving: boolean) => Promise<void>>(async () => {}),
  });

  it('is sent once, after ten seconds, and its records are told until it is answered', async () => {
    const one = act('7');
    let answer = () => {};
    one.send.mockImplementation(() => new Promise(resolve => (answer = resolve)));
    acts.hold(one);
    await vi.advanceTimersByTimeAsync(HELD_MS - 1);
    expect(one.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(one.send.mock.calls).toEqual([[false]]);
    expect([acts.records('bus'), acts.canTakeBack('bus')]).toEqual([['7'], false]);
    answer();
    await vi.advanceTimersByTimeAsync(HELD_MS);
    expect([acts.records('bus'), one.send.mock.calls.length]).toEqual([[], 1]);
  });

  it('is taken back, the last first, and then never sent', async () => {
    const [one, two, three] = [act('1'), act('2', '3'), act('4')];
    const first = acts.hold(one);
    acts.hold(two);
    acts.hold(three);
    expect(acts.takeBackLast('bus')).toBe(three);
    expect(acts.takeBack(first)).toBe(one);
    expect(acts.records('bus')).toEqual(['2', '3']);
    await vi.advanceTimersByTimeAsync(HELD_MS);
    expect([one, two, three].map(({ send }) => send.mock.calls.length)).toEqual([0, 1, 0]);
    expect(acts.takeBackLast('bus')).toBeUndefined();
    expect(acts.takeBack(first)).toBeUndefined();
  });

  it('is of one kind, and the others have nothing to do with it', () => {
    acts.hold({ ...act('1'), of: 'depot' });
    expect([acts.records('bus'), acts.records('depot')]).toEqual([[], ['1']]);
    expect([acts.canTakeBack('bus'), acts.canTakeBack('depot')]).toEqual([false, true]);
    expect(acts.takeBackLast('bus')).toBeUndefined();
    expect(acts.takeBackLast('depot')?.records).toEqual(['1']);
  });

  it('is sent at once where the window closes, and cannot be taken back any more', async () => {
    const [one, two] = [act('1'), act('2')];
    one.send.mockRejectedValue(new Error('away'));
    const number = acts.hold(one);
    acts.hold(two);
    await acts.flush(true);
    expect([one, two].map(({ send }) => send.mock.calls)).toEqual([[[true]], [[true]]]);
    expect(acts.takeBack(number)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(HELD_MS);
    expect(two.send).toHaveBeenCalledTimes(1);
  });

  it('tells who looks, and no longer who has gone', () => {
    const heard = vi.fn();
    const leave = acts.subscribe(heard);
    acts.hold(act('1'));
    acts.takeBackLast('bus');
    leave();
    acts.hold(act('2'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
