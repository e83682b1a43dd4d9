/** How an attempt to sign in ends. */
import type { NextStep } from '../../data/sign-in.ts';
import type { Saying } from './words.ts';

export type Session = Extract<NextStep, { kind: 'session' }>;

export interface Steps {
  onSession(session: Session): Promise<void>;
  onProblem(saying: Saying): void;
  /** Puts a further step in the place of the first; answers what brings the first back. */
  show(step: HTMLFormElement): () => void;
}
