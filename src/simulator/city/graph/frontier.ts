/** A binary heap of nodes by their distance, in typed arrays that are used again. */

export interface Frontier {
  readonly size: number;
  push(distance: number, node: number): void;
  /** The smallest distance held. */
  nearest(): number;
  /** Takes out the node of the smallest distance. */
  pop(): number;
  /** Whatever is held is forgotten. */
  clear(): void;
}

export function createFrontier(): Frontier {
  let keys = new Float64Array(1_024);
  let values = new Int32Array(1_024);
  let size = 0;

  function put(at: number, key: number, value: number): void {
    keys[at] = key;
    values[at] = value;
  }

  function grow(): void {
    const wider = new Float64Array(keys.length * 2);
    wider.set(keys);
    keys = wider;
    const more = new Int32Array(values.length * 2);
    more.set(values);
    values = more;
  }

  return {
    get size() {
      return size;
    },
    nearest: () => keys[0] ?? 0,
    push: (key, value) => {
      if (size === keys.length) grow();
      let at = size;
      size += 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        const above = keys[parent] ?? 0;
        if (above <= key) break;
        put(at, above, values[parent] ?? 0);
        at = parent;
      }
      put(at, key, value);
    },
    pop: () => {
      const top = values[0] ?? 0;
      size -= 1;
      const key = keys[size] ?? 0;
      const value = values[size] ?? 0;
      let at = 0;
      for (let child = 1; child < size; child = 2 * at + 1) {
        if (child + 1 < size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child += 1;
        const below = keys[child] ?? 0;
        if (below >= key) break;
        put(at, below, values[child] ?? 0);
        at = child;
      }
      put(at, key, value);
      return top;
    },
    clear: () => {
      size = 0;
    },
  };
}
