/** What a call is asked, and by whom. */
import type { Answer } from './answers.ts';
import type { Has } from './deviations.ts';
import type { Person, State } from './state.ts';

export interface ForeignRequest {
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** The parts of the path in braces. */
  params: Readonly<Record<string, string>>;
  person: Person;
  state: State;
  has: Has;
}

export type Call = (asked: ForeignRequest) => Answer;
