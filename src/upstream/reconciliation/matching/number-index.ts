/** Payments by their numbers. Each is given out once. */
import type { Entry, Flow } from './parts.ts';

interface Shelf {
  entries: Entry[];
  /** Those before it have been given out. */
  next: number;
}

export class NumberIndex {
  private readonly byChannel = new Map<string, Shelf>();
  private readonly byMerchant = new Map<string, Shelf>();
  private readonly open: Set<Entry>;

  /** @param entries in the order in which those of one number are given out */
  constructor(entries: readonly Entry[]) {
    this.open = new Set(entries);
    for (const entry of entries) {
      add(this.byChannel, entry.flow, entry.channelNo, entry);
      add(this.byMerchant, entry.flow, entry.merchantNo, entry);
    }
  }

  takeByChannel(flow: Flow, number: string | null): Entry | undefined {
    return this.takeFrom(this.byChannel, flow, number);
  }

  takeByMerchant(flow: Flow, number: string | null): Entry | undefined {
    return this.takeFrom(this.byMerchant, flow, number);
  }

  take(entry: Entry): void {
    this.open.delete(entry);
  }

  /** It may be found again. */
  giveBack(entry: Entry): void {
    this.open.add(entry);
    for (const [map, number] of [
      [this.byChannel, entry.channelNo],
      [this.byMerchant, entry.merchantNo],
    ] as const) {
      const shelf = map.get(`${entry.flow} ${number}`);
      if (shelf) shelf.next = 0;
    }
  }

  /** Those that nothing was found for. */
  left(): Entry[] {
    return [...this.open];
  }

  private takeFrom(map: ReadonlyMap<string, Shelf>, flow: Flow, number: string | null): Entry | undefined {
    const shelf = number === null ? undefined : map.get(`${flow} ${number}`);
    if (!shelf) return undefined;
    for (; shelf.next < shelf.entries.length; shelf.next += 1) {
      const entry = shelf.entries[shelf.next];
      if (entry && this.open.delete(entry)) return entry;
    }
    return undefined;
  }
}

function add(map: Map<string, Shelf>, flow: Flow, number: string | null, entry: Entry): void {
  if (number === null) return;
  const key = `${flow} ${number}`;
  const shelf = map.get(key);
  if (shelf) shelf.entries.push(entry);
  else map.set(key, { entries: [entry], next: 0 });
}
