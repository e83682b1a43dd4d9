/** Questions to servers outside that answer in JSON. */

/** `code` is for logs: `HTTP_503`, `TIMEOUT`, `UNREACHABLE`, `GARBAGE`, `TOO_MUCH`. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

export interface OutsideRequest {
  /** Milliseconds until the whole answer is there. */
  timeoutMs: number;
  /** Statuses besides 200 whose body says why. */
  alsoTold?: readonly number[];
}

/** No answer that is worth having is longer. */
const MOST_BYTES = 4_000_000;

/** Fails with NoAnswer. Where it is sent elsewhere it does not go: where vehicles are is told to the configured server alone. */
export async function askJson(url: string, { timeoutMs, alsoTold = [] }: OutsideRequest): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status !== 200 && !alsoTold.includes(answer.status)) {
      await answer.body?.cancel();
      throw new NoAnswer(`HTTP_${answer.status}`);
    }
    return await jsonIn(answer);
  } catch (error) {
    throw noAnswer(error);
  }
}

/** What stands in an answer. Fails with NoAnswer. */
export async function jsonIn(answer: Response): Promise<unknown> {
  try {
    return parsed(await textOf(answer));
  } catch (error) {
    throw noAnswer(error);
  }
}

function noAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  return new NoAnswer(isSlow ? 'TIMEOUT' : 'UNREACHABLE', { cause: error });
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    // leaving the loop ends the connection
    if (size > MOST_BYTES) throw new NoAnswer('TOO_MUCH');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NoAnswer('GARBAGE', { cause });
  }
}
