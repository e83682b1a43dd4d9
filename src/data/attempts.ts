/**
 * The names of attempts. A person who submits the same thing again after the answer was lost means the same
 * attempt: it carries the same request id, and the upstream does it once.
 */
import { UpstreamError } from './send.ts';

export class Attempts {
  #open = new Map<string, string>();

  /** Runs `write` with the id of this attempt; a network failure keeps the id for the same deed. */
  async run<T>(deed: unknown, write: (requestId: string) => Promise<T>): Promise<T> {
    const key = JSON.stringify(deed);
    const requestId = this.#open.get(key) ?? newRequestId();
    this.#open.set(key, requestId);
    try {
      const answer = await write(requestId);
      this.#open.delete(key);
      return answer;
    } catch (error) {
      if (!isAnswerLost(error)) this.#open.delete(key);
      throw error;
    }
  }

  /** After a change of account: what another person left open is not this one's. */
  clear() {
    this.#open.clear();
  }
}

export const attempts = new Attempts();

/** Whether nobody can know if the write was done. */
export const isAnswerLost = (error: unknown) =>
  error instanceof UpstreamError && (error.kind === 'network' || error.kind === 'timeout');

function newRequestId(): string {
  // randomUUID is absent on plain http away from loopback
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
