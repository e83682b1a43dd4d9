/** One request to the upstream under judgement, and what came back before anybody makes sense of it. */
import { type Bare, kindOfAbsence } from '../contract/grammar/absence.ts';
import { isEnvelope, type LooseEnvelope } from '../contract/grammar/envelope-reading.ts';
import { breaking, type Finding, tolerable } from './finding.ts';

export interface Request {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  timeoutMs: number;
}

export type ExchangeOutcome =
  /** `isUnknown`: as this upstream answers to any path that it does not know. */
  | { kind: 'envelope'; http: number; envelope: LooseEnvelope; findings: Finding[]; isUnknown?: boolean }
  /** Something that is no envelope: a page, a text, nothing. */
  | (Bare & { kind: 'other'; isUnknown?: boolean })
  /** Answered, but the bytes cannot be read. */
  | { kind: 'unreadable'; http: number }
  | { kind: 'redirect'; http: number; to: string }
  | { kind: 'unreachable'; why: string }
  | { kind: 'timeout' };

/** Never throws; follows no redirect, since a client of the protocol would not know what to make of the page. */
export async function exchange({ method, url, headers, body, timeoutMs }: Request): Promise<ExchangeOutcome> {
  let response: Response;
  let bytes: Uint8Array;
  let http = 0;
  try {
    response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    http = response.status;
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'timeout' };
    if (http > 0) return { kind: 'unreadable', http };
    return { kind: 'unreachable', why: causeOf(error) };
  }
  if (http >= 300 && http < 400) {
    return { kind: 'redirect', http, to: pathOf(response.headers.get('location') ?? '') };
  }
  return opened(bytes, http);
}

const BOM = [0xef, 0xbb, 0xbf];
const OTHER_CHARSETS = ['utf-16le', 'gb18030'];

function opened(bytes: Uint8Array, http: number): ExchangeOutcome {
  const findings: Finding[] = [];
  if (BOM.every((byte, at) => bytes[at] === byte))
    findings.push(tolerable('the answer begins with a byte order mark'));
  const text = new TextDecoder().decode(bytes);
  let parsed = parse(text);
  if (parsed === undefined || !isUtf8(bytes)) {
    const charset = OTHER_CHARSETS.find(name => parse(new TextDecoder(name).decode(bytes)) !== undefined);
    if (charset) {
      findings.push(breaking(`the answer is written in ${charset.toUpperCase()} where UTF-8 is expected`));
      parsed = parse(new TextDecoder(charset).decode(bytes));
    }
  }
  if (isAnswer(parsed)) return { kind: 'envelope', http, envelope: parsed, findings };
  return { kind: 'other', http, what: kindOfAbsence(text) };
}

/** Data alone is taken for one too: what is missing around it is then told by name. */
const isAnswer = (value: unknown): value is LooseEnvelope =>
  isEnvelope(value) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Without its query, which may carry a token. */
const pathOf = (location: string) => location.split(/[?#]/, 1)[0] ?? '';

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? 'no answer';
}
