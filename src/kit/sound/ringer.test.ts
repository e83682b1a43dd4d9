import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRinger } from './ringer.ts';

/** A browser's audio, as far as ringing needs it: `letIn` is what a click does. */
class Audio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  strokes = 0;
  private waiting: (() => void)[] = [];
  constructor(public isAllowed: boolean) {}
  resume() {
    return new Promise<void>(resolve => {
      const run = () => {
        this.state = 'running';
        resolve();
      };
      if (this.isAllowed) run();
      else this.waiting.push(run);
    });
  }
  async suspend() {
    this.state = 'suspended';
  }
  letIn() {
    this.isAllowed = true;
    for (const run of this.waiting.splice(0)) run();
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => {
        this.strokes += 1;
      },
      stop: () => undefined,
    };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function aRinger(audio: Audio | null) {
  const page = new EventTarget();
  const ringer = createRinger({
    makeContext: () => audio as unknown as AudioContext | null,
    page,
    now: () => Date.now(),
    later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
  });
  return { ringer, page };
}

const settle = () => vi.advanceTimersByTimeAsync(500);

describe('the ringer', () => {
  it('is ready at once where the browser lets it, and lets the sound card sleep', async () => {
    const audio = new Audio(true);
    const { ringer } = aRinger(audio);
    expect(ringer.state()).toBe('off');
    ringer.start();
    await settle();
    expect(ringer.state()).toBe('ready');
    expect(audio.state).toBe('suspended');
    await ringer.ring();
    expect(audio.strokes).toBe(2);
    expect(audio.state).toBe('running');
    await vi.advanceTimersByTimeAsync(1500);
    expect(audio.state).toBe('suspended');
  });

  it('says that it is blocked until somebody clicks or presses a key', async () => {
    const audio = new Audio(false);
    const { ringer, page } = aRinger(audio);
    const told = vi.fn();
    ringer.subscribe(told);
    ringer.start();
    expect(told).not.toHaveBeenCalled();
    await settle();
    expect(ringer.state()).toBe('blocked');
    await ringer.ring();
    expect(audio.strokes).toBe(0);
    page.dispatchEvent(new Event('keydown'));
    await settle();
    // Escape is no act for a browser: it goes on waiting
    expect(ringer.state()).toBe('blocked');
    audio.letIn();
    page.dispatchEvent(new Event('click'));
    await settle();
    expect(ringer.state()).toBe('ready');
    // what was missed is not rung afterwards
    expect(audio.strokes).toBe(0);
    await ringer.ring();
    expect(audio.strokes).toBe(2);
  });

  it('rings once for what comes in one second', async () => {
    const audio = new Audio(true);
    const { ringer } = aRinger(audio);
    ringer.start();
    await settle();
    await Promise.all([ringer.ring(), ringer.ring()]);
    await vi.advanceTimersByTimeAsync(900);
    await ringer.ring();
    expect(audio.strokes).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    await ringer.ring();
    expect(audio.strokes).toBe(4);
  });

  it('rings at once for what is more urgent, and then for nothing less', async () => {
    const audio = new Audio(true);
    const { ringer } = aRinger(audio);
    ringer.start();
    await settle();
    await ringer.ring('order');
    await ringer.ring('alarm');
    expect(audio.strokes).toBe(3 + 4);
    await ringer.ring('order');
    expect(audio.strokes).toBe(3 + 4);
  });

  it('notices when the leave is taken back', async () => {
    const audio = new Audio(true);
    const { ringer } = aRinger(audio);
    ringer.start();
    await settle();
    audio.isAllowed = false;
    const ringing = ringer.ring();
    await settle();
    expect(ringer.state()).toBe('blocked');
    await vi.advanceTimersByTimeAsync(60_000);
    audio.letIn();
    await ringing;
    expect(audio.strokes).toBe(0);
  });

  it('is silent where there is no sound at all', async () => {
    const { ringer } = aRinger(null);
    ringer.start();
    await ringer.ring();
    expect(ringer.state()).toBe('absent');
  });
});
