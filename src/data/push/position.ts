/**
 * The number of the last message that has been told: the window's own, so that a reload goes on where it was, and
 * the person's in this browser, so that a window opened tomorrow hears what was missed. A corrupt or refused store
 * means that this window begins anew.
 */
export interface Position {
  /** Undefined before the first number. */
  read(): number | undefined;
  /** Never back. */
  advance(msgId: number): void;
  /** To wherever the upstream counts now; without a number, before the first one. */
  restart(msgId: number | undefined): void;
}

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * @param name of the entry, of one person below one base path
 * @param own of this window, which may throw when it is reached for
 * @param shared of all windows, likewise
 */
export function createPosition(name: string, own: () => Keep, shared: () => Keep): Position {
  let last = readNumber(own, name) ?? readNumber(shared, name);
  const keep = () => {
    write(own, name, last);
    // other windows may be further on
    const theirs = readNumber(shared, name);
    if (last === undefined || theirs === undefined || theirs < last) write(shared, name, last);
  };
  return {
    read: () => last,
    advance(msgId) {
      if (last !== undefined && msgId <= last) return;
      last = msgId;
      keep();
    },
    restart(msgId) {
      last = msgId;
      write(own, name, last);
      write(shared, name, last);
    },
  };
}

function readNumber(place: () => Keep, name: string): number | undefined {
  try {
    const text = place().getItem(name) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

function write(place: () => Keep, name: string, value: number | undefined) {
  try {
    if (value === undefined) place().removeItem(name);
    else place().setItem(name, String(value));
  } catch {
    // refused or full: the number is kept for as long as the page is
  }
}
