/**
 * Acts that cannot be undone once they are done: each is kept here for ten seconds before it is sent, so that it can be
 * taken back meanwhile. A window that closes, and a person who signs out, send what is held at once.
 */

/** How long an act can be taken back. */
export const HELD_MS = 10_000;

export interface HeldAct {
  /** Ids of the records it is about, in one kind of them. */
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

export class HeldActs {
  /** In the order in which they were done. */
  #waiting = new Map<number, Waiting>();
  #sending = new Set<HeldAct>();
  #listeners = new Set<() => void>();
  #records: readonly string[] = [];
  #count = 0;

  /** @returns its number, to take it back by */
  hold(act: HeldAct): number {
    const number = ++this.#count;
    const timer = setTimeout(() => void this.#send(number, false), HELD_MS);
    this.#waiting.set(number, { act, timer });
    this.#tell();
    return number;
  }

  /** The act with that number or, without one, the last; undefined where it was sent already. */
  takeBack(number = [...this.#waiting.keys()].at(-1)): HeldAct | undefined {
    const waiting = number === undefined ? undefined : this.#waiting.get(number);
    if (number === undefined || !waiting) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(number);
    this.#tell();
    return waiting.act;
  }

  /** Sends whatever is held now, in order. Resolves when all is answered; never fails. */
  async flush(isLeaving = false): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(number => this.#send(number, isLeaving)));
  }

  /** Whether there is something to take back. */
  readonly canTakeBack = () => this.#waiting.size > 0;

  /** Of what is held or is being sent; the same array until it changes. */
  readonly records = () => this.#records;

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
    this.#records = acts.flatMap(({ records }) => records);
    for (const listener of [...this.#listeners]) listener();
  }
}

export const heldActs = new HeldActs();

if (typeof window !== 'undefined') addEventListener('pagehide', () => void heldActs.flush(true));
