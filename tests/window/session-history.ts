/** The session history of a window: its entries may belong to several documents, as after a reload. */

interface Entry {
  url: string;
  state: unknown;
  /** Which document shows it without being loaded again. */
  document: number;
}

interface Showing {
  /** The document that is shown takes another address. */
  move(url: string): void;
  /** Told to the document that is shown after it moved. */
  tell(state: unknown): void;
  load(url: string): void;
}

export class SessionHistory {
  private readonly entries: Entry[] = [];
  private at = -1;
  private document = 0;

  constructor(private readonly showing: Showing) {}

  /** A new document is shown: in place of the present entry, or behind it. */
  open(url: string, isInPlace: boolean): void {
    this.document += 1;
    const state = isInPlace ? this.entries[this.at]?.state : null;
    this.put({ url, state: state ?? null, document: this.document }, isInPlace);
  }

  /**
   * What the scripts of the present document see.
   * @param move gives the document another address
   */
  facade(urlOf: (address: string) => string, move: (url: string) => void) {
    const history = this;
    const write = (state: unknown, address: string | null | undefined, isInPlace: boolean) => {
      const url = address === null || address === undefined ? (this.present?.url ?? '') : urlOf(address);
      this.put({ url, state: structuredClone(state), document: this.document }, isInPlace);
      move(url);
    };
    return {
      scrollRestoration: 'auto',
      get length() {
        return history.entries.length;
      },
      get state() {
        return history.present?.state ?? null;
      },
      pushState: (state: unknown, _title: string, address?: string | null) => write(state, address, false),
      replaceState: (state: unknown, _title: string, address?: string | null) => write(state, address, true),
      go: (steps: number) => void setTimeout(() => this.go(steps)),
      back: () => void setTimeout(() => this.go(-1)),
      forward: () => void setTimeout(() => this.go(1)),
    };
  }

  /** False where there is nothing so far away. */
  go(steps: number): boolean {
    const entry = this.entries[this.at + steps];
    if (!entry) return false;
    this.at += steps;
    if (entry.document !== this.document) {
      this.showing.load(entry.url);
      return true;
    }
    this.showing.move(entry.url);
    this.showing.tell(entry.state);
    return true;
  }

  private get present(): Entry | undefined {
    return this.entries[this.at];
  }

  private put(entry: Entry, isInPlace: boolean): void {
    if (isInPlace && this.at >= 0) {
      this.entries[this.at] = entry;
      return;
    }
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, entry);
  }
}
