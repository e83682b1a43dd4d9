/**
 * Acts that cannot be undone once they are done: each is kept here for ten seconds before it is sent, so that it can be
 * taken back meanwhile. A window that closes, and a person who signs out, send what is held at once.
 */

/** How long an act can be taken back. */
export const HELD_MS = 10_000;

export interface HeldAct {
  /** The kind of records it is about: react-admin's name of it. */
  of: string;
  records: readonly string[];
  /**
   * Sends it, once. Whatever fails is told in there.
   * @param isLeaving the window is closing, and waits for no answer
   */
  send(isLeaving: boolean): Promise<void>;
}

interface Waiting {
  act: HeldAct;
  timer: ReturnType<typeof setTimeout>;
}

const NONE: readonly string[] = [];

export class HeldActs {
  /** In the order in which they were done. */
  #waiting = new Map<number, Waiting>();
  #sending = new Set<HeldAct>();
  #listeners = new Set<() => void>();
  #records: ReadonlyMap<string, readonly string[]> = new Map();
  #count = 0;

  /** @returns its number, to take it back by */
  hold(act: HeldAct): number {
    const number = ++this.#count;
    const timer = setTimeout(() => void this.#send(number, false), HELD_MS);
    this.#waiting.set(number, { act, timer });
    this.#tell();
    return number;
  }

  /** The last about records of this kind; undefined where there is none. */
  takeBackLast(of: string): HeldAct | undefined {
    const last = [...this.#waiting].findLast(([, { act }]) => act.of === of);
    return last && this.takeBack(last[0]);
  }

  /** The act with that number; undefined where it was sent already. */
  takeBack(number: number): HeldAct | undefined {
    const waiting = this.#waiting.get(number);
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(number);
    this.#tell();
    return waiting.act;
  }

  /** Sends whatever is held now, in order. Resolves when all is answered; never fails. */
  async flush(isLeaving = false): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(number => this.#send(number, isLeaving)));
  }

  /** Whether there is something about records of this kind to take back. */
  readonly canTakeBack = (of: string) => [...this.#waiting.values()].some(({ act }) => act.of === of);

  /** Of this kind, what is held or is being sent; the same array until it changes. */
  readonly records = (of: string): readonly string[] => this.#records.get(of) ?? NONE;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async #send(number: number, isLeaving: boolean) {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(number);
    this.#sending.add(waiting.act);
    this.#tell();
    try {
      await waiting.act.send(isLeaving);
    } catch {
      // told by the act itself
    } finally {
      this.#sending.delete(waiting.act);
      this.#tell();
    }
  }

  #tell() {
    const acts = [...[...this.#waiting.values()].map(({ act }) => act), ...this.#sending];
    const records = new Map<string, string[]>();
    for (const { of, records: own } of acts) records.set(of, [...(records.get(of) ?? []), ...own]);
    this.#records = records;
    for (const listener of [...this.#listeners]) listener();
  }
}

export const heldActs = new HeldActs();

if (typeof window !== 'undefined') addEventListener('pagehide', () => void heldActs.flush(true));
