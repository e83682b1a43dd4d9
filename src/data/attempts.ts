/**
 * The names of attempts. A person who submits the same thing again after the answer was lost means the same
 * attempt: it carries the same request id, and the upstream does it once.
 */
import { UpstreamError, type UpstreamErrorKind } from './send.ts';
import { readToken } from './token.ts';

/** Where the ids of attempts outlive a reload: the browser's own memory, or nothing. */
export interface AttemptMemory {
  read(): string | null;
  write(text: string | null): void;
}

/** The upstream keeps its answers for a day. */
const KEPT_MS = 24 * 3_600_000;

export class Attempts {
  #open = new Map<string, string>();
  #memory: AttemptMemory;

  constructor(memory: AttemptMemory = NOWHERE) {
    this.#memory = memory;
  }

  /**
   * Runs `write` with the id of this attempt; a network failure keeps the id for the same deed.
   *
   * @param isLasting the id outlives a reload as well: for what is kept as a draft, and holds no password
   */
  async run<T>(deed: unknown, write: (requestId: string) => Promise<T>, isLasting = false): Promise<T> {
    const key = canonical(deed);
    const name = isLasting ? nameOf(key) : undefined;
    const requestId = this.#open.get(key) ?? this.#lasting(name) ?? newRequestId();
    this.#open.set(key, requestId);
    this.#keep(name, requestId);
    const close = () => {
      this.#open.delete(key);
      this.#keep(name, null);
    };
    try {
      const answer = await write(requestId);
      close();
      return answer;
    } catch (error) {
      if (!isAnswerLost(error)) close();
      throw error;
    }
  }

  /** After a change of account: what another person left open is not this one's. */
  clear() {
    this.#open.clear();
    this.#memory.write(null);
  }

  #lasting(name: string | undefined): string | undefined {
    return name === undefined ? undefined : keptIn(this.#memory.read()).get(name)?.[0];
  }

  #keep(name: string | undefined, requestId: string | null) {
    if (name === undefined) return;
    const kept = keptIn(this.#memory.read());
    if (requestId === null) kept.delete(name);
    else kept.set(name, [requestId, Date.now()]);
    this.#memory.write(kept.size === 0 ? null : JSON.stringify([...kept]));
  }
}

type KeptAttempt = [requestId: string, on: number];

function keptIn(text: string | null): Map<string, KeptAttempt> {
  try {
    const entries = JSON.parse(text ?? '[]') as [string, KeptAttempt][];
    return new Map(entries.filter(([, [, on]]) => on > Date.now() - KEPT_MS));
  } catch {
    return new Map();
  }
}

const NOWHERE: AttemptMemory = { read: () => null, write: () => {} };
const PLACE = 'cabdesk.attempts';

/** A browser that keeps nothing, or is full, forgets with the page. */
const inBrowser: AttemptMemory = {
  read: () => {
    try {
      return localStorage.getItem(PLACE);
    } catch {
      return null;
    }
  },
  write: text => {
    try {
      if (text === null) localStorage.removeItem(PLACE);
      else localStorage.setItem(PLACE, text);
    } catch {
      // forgotten
    }
  },
};

export const attempts = new Attempts(inBrowser);

/** Whether nobody can know if the write was done. */
export const isAnswerLost = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && LOST.has(error.kind);

const LOST: ReadonlySet<UpstreamErrorKind> = new Set(['network', 'timeout', 'noEnvelope']);

function newRequestId(): string {
  // randomUUID is absent on plain http away from loopback
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The order in which the fields of a form came is no part of what was meant. */
const canonical = (deed: unknown) =>
  JSON.stringify(deed, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Says nothing of the deed to who reads the browser's memory without the session. 64 bits of FNV-1a, twice. */
function nameOf(key: string): string {
  const text = `${readToken()?.token ?? ''} ${key}`;
  return [0xcbf29ce484222325n, 0x84222325cbf29ce4n]
    .map(seed => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
      }
      return hash.toString(36);
    })
    .join('');
}
