import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { every, windowTimers } from './timers.ts';
import {
  createWorkerTimers,
  type TimerRequest,
  type TimerWorker,
  type WorkerTimers,
} from './worker-timers.ts';

/** Runs where the test does, as the worker's script would elsewhere. */
class FakeWorker extends EventTarget implements TimerWorker {
  asked: TimerRequest[] = [];
  isEnded = false;
  postMessage(asked: TimerRequest) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  tell(due: number | null) {
    this.dispatchEvent(new MessageEvent('message', { data: { due } }));
  }
}

let worker: FakeWorker;
let timers: WorkerTimers;
const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
  worker = new FakeWorker();
  timers = createWorkerTimers(() => worker);
});
afterEach(() => {
  timers.end();
  expect([worker.isEnded, vi.getTimerCount()]).toEqual([true, 0]);
  vi.useRealTimers();
});

describe('timers in a worker', () => {
  it('wait there once it has said that it runs', () => {
    worker.tell(null);
    timers.after(5_000, run);
    expect(worker.asked).toEqual([{ id: 1, milliseconds: 5_000 }]);
    expect(vi.getTimerCount()).toBe(0);
    worker.tell(1);
    worker.tell(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are called off there', () => {
    worker.tell(null);
    const cancel = timers.after(5_000, run);
    cancel();
    cancel();
    expect(worker.asked.slice(1)).toEqual([{ id: 1, milliseconds: null }]);
    // it was on its way already
    worker.tell(1);
    expect(run).not.toHaveBeenCalled();
  });

  it('wait in the window until then', () => {
    timers.after(5_000, run);
    worker.tell(null);
    vi.advanceTimersByTime(5_000);
    expect([run.mock.calls.length, worker.asked]).toEqual([1, []]);
  });

  it('go on in the window when the worker fails, no longer than they would have', () => {
    worker.tell(null);
    timers.after(5_000, run);
    vi.advanceTimersByTime(3_000);
    worker.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    timers.after(10, run);
    vi.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('serve where a worker is refused', () => {
    const refused = createWorkerTimers(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const cancel = refused.after(10, run);
    refused.after(20, run);
    cancel();
    vi.advanceTimersByTime(20);
    expect(run).toHaveBeenCalledTimes(1);
    refused.end();
  });
});

it('every so often, until it is called off, also from within', () => {
  const stop = every(windowTimers, 100, () => {
    run();
    if (run.mock.calls.length === 3) stop();
  });
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(3);
});
