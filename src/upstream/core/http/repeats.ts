/** Log lines that repeat: the first passes, later ones are counted and summed up once in each period. */

/** Of the lines that were held back in one period. */
export interface RepeatedLines {
  count: number;
  /** The largest value that came with them. */
  highest: number;
}

/**
 * Answers a function that says whether a line is the first of its key and may pass. While more of them come,
 * `again` is called once in each period with those that were held back.
 *
 * @param everyMs length of a period; a key is forgotten after one in which nothing came
 */
export function createRepeats(everyMs: number) {
  const heldOf = new Map<string, RepeatedLines>();
  const nothing = (): RepeatedLines => ({ count: 0, highest: 0 });
  return function isFirst(key: string, again: (held: RepeatedLines) => void, value = 0): boolean {
    const held = heldOf.get(key);
    if (held) {
      held.count += 1;
      held.highest = Math.max(held.highest, value);
      return false;
    }
    heldOf.set(key, nothing());
    const timer = setInterval(() => {
      const since = heldOf.get(key) ?? nothing();
      if (since.count === 0) {
        heldOf.delete(key);
        clearInterval(timer);
        return;
      }
      heldOf.set(key, nothing());
      again(since);
    }, everyMs);
    timer.unref();
    return true;
  };
}
