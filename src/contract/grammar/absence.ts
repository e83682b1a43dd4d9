/** Whether an upstream lacks a call, judged by what it answers: one rule for the console and for conform. */

/** An answer that is no envelope. */
export interface Bare {
  /** HTTP status. */
  http: number;
  what: 'a page' | 'a text' | 'nothing';
}

/** An envelope that refuses. */
export interface Refused {
  /** HTTP status. */
  http: number;
  what: 'an envelope';
  /** 0 where it names none. */
  code: number;
  message: string;
}

/** Not found, no such method, not implemented. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

export function kindOfAbsence(text: string): Bare['what'] {
  if (/^\s*</.test(text)) return 'a page';
  return text === '' ? 'nothing' : 'a text';
}

/**
 * @param toUnknown what the upstream answered to a call that it does not know: it answers alike to every such call, with
 * HTTP 500 too
 */
export function isAbsent(answer: Bare | Refused, toUnknown?: Bare | Refused): boolean {
  if (answer.what !== 'an envelope')
    return (
      NO_SUCH_CALL.has(answer.http) || (toUnknown?.http === answer.http && toUnknown.what === answer.what)
    );
  const { http, code, message } = answer;
  if (isOfProtocol(code)) return false;
  if (NO_SUCH_CALL.has(code || http)) return true;
  if (toUnknown?.what !== 'an envelope') return false;
  return toUnknown.http === http && toUnknown.code === code && toUnknown.message === message;
}

/** The protocol's own codes say something of the session, the record or the input; 1 is a failure of any kind. */
const isOfProtocol = (code: number) => code === 1 || (code >= 2000 && code < 6000);
