/**
 * Recordings that lie at the provider of the switchboard. They are fetched from below the one address that is configured:
 * what is reported says where a recording is, and must not lead this server elsewhere.
 */
import { Readable } from 'node:stream';
import { type ByteRange, PortFailed, type Recording, type SwitchboardPort } from '../core/outside/ports.ts';

/** Until it begins to answer. */
const TIMEOUT_MS = 10_000;
const NOT_THERE: ReadonlySet<number> = new Set([404, 410, 416]);
const FIRST_BYTE = { start: 0, end: 0 };

/** @param base unset: there are none */
export function providerRecordings(
  base: string | undefined,
  timeoutMs = TIMEOUT_MS,
): SwitchboardPort['recording'] {
  return async recordUrl => {
    const url = base === undefined ? undefined : below(base, recordUrl);
    if (!url) return undefined;
    const first = await ask(url, FIRST_BYTE, timeoutMs);
    await first?.body?.cancel();
    return first && { ...aboutOf(first), open: range => opened(url, range, timeoutMs) };
  };
}

/** Whole, or in words that begin at the base. Undefined where it leads elsewhere. */
function below(base: string, recordUrl: string): string | undefined {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  if (!URL.canParse(recordUrl, root)) return undefined;
  const url = new URL(recordUrl, root);
  const isBelow = url.origin === root.origin && url.pathname.startsWith(root.pathname);
  return isBelow && !url.username && !url.password ? url.href : undefined;
}

/** Undefined where it is not there. Fails with PortFailed; where it is sent elsewhere it does not go. */
async function ask(
  url: string,
  range: ByteRange | undefined,
  timeoutMs: number,
): Promise<Response | undefined> {
  // only the beginning is waited for: a player takes as long as it plays
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeoutMs);
  try {
    const answer = await fetch(url, {
      headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      redirect: 'manual',
      signal: patience.signal,
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (NOT_THERE.has(answer.status)) return undefined;
    throw new PortFailed('switchboard', `HTTP_${answer.status}`);
  } catch (error) {
    if (error instanceof PortFailed) throw error;
    throw new PortFailed('switchboard', patience.signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

function aboutOf({ status, headers }: Response): Pick<Recording, 'size' | 'contentType'> {
  const told =
    status === PARTIAL ? headers.get('content-range')?.split('/')[1] : headers.get('content-length');
  const size = Number(told ?? Number.NaN);
  if (!Number.isSafeInteger(size)) throw new PortFailed('switchboard', 'NO_LENGTH');
  const type = /^audio\/[\w.+-]+/.exec(headers.get('content-type') ?? '')?.[0];
  return { size, contentType: type ?? 'application/octet-stream' };
}

const PARTIAL = 206;

async function opened(url: string, range: ByteRange | undefined, timeoutMs: number): Promise<Readable> {
  const answer = await ask(url, range, timeoutMs);
  if (!answer?.body) throw new PortFailed('switchboard', 'GONE');
  const isWhole = range === undefined || answer.status === PARTIAL;
  return Readable.from(isWhole ? answer.body : cut(answer.body, range));
}

/** From a provider that sends the whole whatever part it is asked for. */
async function* cut(whole: AsyncIterable<Uint8Array>, { start, end }: ByteRange) {
  let at = 0;
  for await (const part of whole) {
    const wanted = part.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (wanted.length > 0) yield wanted;
    at += part.length;
    // leaving the loop ends the connection
    if (at > end) return;
  }
}
