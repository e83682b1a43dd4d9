/** Whether an upstream lacks a call, judged by an answer that is no envelope: one rule for the console and for conform. */

export interface Bare {
  /** HTTP status. */
  http: number;
  what: 'a page' | 'a text' | 'nothing';
}

const NOT_FOUND = 404;

export function whatIs(text: string): Bare['what'] {
  if (/^\s*</.test(text)) return 'a page';
  return text === '' ? 'nothing' : 'a text';
}

/**
 * @param toUnknown what the upstream answered to a call that it does not know, if that was no envelope either: it answers
 * alike to every such call, with HTTP 500 too
 */
export const isAbsent = ({ http, what }: Bare, toUnknown?: Bare): boolean =>
  http === NOT_FOUND || (toUnknown?.http === http && toUnknown.what === what);
