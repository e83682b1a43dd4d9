import type { Saying } from './words.ts';

/** How an attempt to sign in ends. */
export interface Steps {
  onSession(token: string, id: string): Promise<void>;
  onProblem(saying: Saying): void;
}
