/**
 * The errors of this window, for whoever is asked "what did it say?". Kept as long as the tab is open, reloads
 * included; signing out clears it with the rest of the session storage.
 */
import { type ErrorEntry, readEntries } from './error-entry.ts';
import { withoutSecrets } from './secrets.ts';

export interface ErrorLog {
  /** Newest first; the same list until something changes. */
  read(): readonly ErrorEntry[];
  subscribe(listener: () => void): () => void;
  /** @param info which of React's components, where it was one */
  note(error: unknown, info?: string): void;
  clear(): void;
  /** Writes down what is not written yet; the page may be about to go. */
  flush(): void;
}

interface Surroundings {
  /** May be refused: then the log ends with the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  version: string;
  /** What the page is called, and its address. */
  here: () => { view: string; url: string };
  later: (callback: () => void, milliseconds: number) => void;
}

const MOST = 100;
const LONGEST = { message: 1000, stack: 4000 } as const;
/** A flood is written down once, not at every drop. */
const WRITE_AFTER_MS = 300;
const BY_DESIGN = /^ResizeObserver loop/;

export function createErrorLog(key: string, { storage, now, version, here, later }: Surroundings): ErrorLog {
  const listeners = new Set<() => void>();
  let entries: readonly ErrorEntry[] = stored();
  let isDue = false;
  let made = 0;

  function stored(): readonly ErrorEntry[] {
    try {
      return readEntries(JSON.parse(storage().getItem(key) ?? '[]')).slice(0, MOST);
    } catch {
      return [];
    }
  }

  function flush() {
    if (!isDue) return;
    isDue = false;
    try {
      if (entries.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(entries));
    } catch {
      // refused or full: the log lives as long as the page
    }
    for (const listener of [...listeners]) listener();
  }

  function hold(next: readonly ErrorEntry[]) {
    entries = next;
    if (isDue) return;
    isDue = true;
    later(flush, WRITE_AFTER_MS);
  }

  return {
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(error, info = '') {
      const said = described(error);
      if (said.name === 'AbortError' || BY_DESIGN.test(said.message)) return;
      const { view, url } = here();
      const before = entries.find(
        entry =>
          entry.name === said.name &&
          entry.message === said.message &&
          entry.view === view &&
          firstLine(entry.stack) === firstLine(said.stack),
      );
      if (before) {
        const again = { ...before, count: before.count + 1, lastOn: now(), url: withoutSecrets(url) };
        return hold([again, ...entries.filter(entry => entry !== before)]);
      }
      made += 1;
      const time = now();
      const entry: ErrorEntry = {
        ...said,
        id: `${time}-${made}`,
        view,
        url: withoutSecrets(url),
        info: info.trim().slice(0, LONGEST.stack),
        version,
        firstOn: time,
        lastOn: time,
        count: 1,
      };
      hold([entry, ...entries].slice(0, MOST));
    },
    clear() {
      hold([]);
      flush();
    },
    flush,
  };
}

type Described = Pick<ErrorEntry, 'name' | 'message' | 'stack' | 'traceId'>;

function described(error: unknown): Described {
  const isError = error instanceof Error;
  return {
    name: isError ? error.name : 'Error',
    message: withoutSecrets(isError ? error.message : wordsOf(error)).slice(0, LONGEST.message),
    stack: withoutSecrets(isError ? (error.stack ?? '') : '').slice(0, LONGEST.stack),
    traceId: traceIdOf(error),
  };
}

/** Anything can be thrown. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/** Of the call that failed, also where another error was made of it. */
function traceIdOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 3) return '';
  if ('traceId' in error && typeof error.traceId === 'string') return error.traceId;
  return 'cause' in error ? traceIdOf(error.cause, depth + 1) : '';
}

/** Where it was thrown: the first line below the message. */
const firstLine = (stack: string) => stack.split('\n').find(line => /:\d+:\d+/.test(line)) ?? '';
