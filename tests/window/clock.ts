/** The time of a window, which a test pushes ahead; otherwise it goes with the time outside: Playwright's `page.clock`. */
import type { Window } from 'happy-dom';

type Work = (...given: unknown[]) => void;

interface Waiting {
  /** By the window's time. */
  dueOn: number;
  stop(): void;
  /** For as long as is left now. */
  beginAgain(): void;
}

export class Clock {
  private ahead = 0;
  private isInstalled = false;
  /** Timers of the present document. */
  private waiting = new Map<number, Waiting>();

  /** @param settle lets the document follow */
  constructor(private readonly settle: () => Promise<void>) {}

  /** For the documents from the next one on. */
  async install(): Promise<void> {
    this.isInstalled = true;
  }

  /** What is due meanwhile is done once, the earliest first. */
  async fastForward(ms: number): Promise<void> {
    if (!this.isInstalled) throw new Error('the clock is not installed');
    // what was begun just now is timed a turn later
    do await this.settle();
    while ([...this.waiting.values()].some(({ dueOn }) => dueOn <= this.now()));
    this.ahead += ms;
    const inOrder = [...this.waiting.values()].sort((one, other) => one.dueOn - other.dueOn);
    for (const timer of inOrder) timer.beginAgain();
  }

  /** What a document has instead of its own. */
  partsOf(window: Window, time: Pick<Performance, 'now' | 'timeOrigin'>) {
    if (!this.isInstalled) return { performance: time };
    const now = () => this.now();
    this.waiting = new Map();
    return {
      ...timersOf(window, now, this.waiting),
      Date: new Proxy(Date, {
        construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now()]),
        get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
      }),
      performance: { timeOrigin: time.timeOrigin, now: () => time.now() + this.ahead },
    };
  }

  private now(): number {
    return Date.now() + this.ahead;
  }
}

function timersOf(window: Window, now: () => number, waiting: Map<number, Waiting>) {
  // happy-dom ends its own with the document, and tells of what they throw
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  let last = 0;

  function put(id: number, dueOn: number, work: () => void): void {
    const handle = begin(
      () => {
        waiting.delete(id);
        work();
      },
      Math.max(0, dueOn - now()),
    );
    const stop = () => end(handle);
    const beginAgain = () => {
      stop();
      put(id, dueOn, work);
    };
    waiting.set(id, { dueOn, stop, beginAgain });
  }

  function drop(id: number): void {
    waiting.get(id)?.stop();
    waiting.delete(id);
  }

  return {
    setTimeout(work: Work, ms = 0, ...given: unknown[]): number {
      const id = ++last;
      put(id, now() + ms, () => work(...given));
      return id;
    },
    setInterval(work: Work, ms = 0, ...given: unknown[]): number {
      const id = ++last;
      const turn = () => {
        put(id, now() + ms, turn);
        work(...given);
      };
      put(id, now() + ms, turn);
      return id;
    },
    clearTimeout: drop,
    clearInterval: drop,
  };
}
