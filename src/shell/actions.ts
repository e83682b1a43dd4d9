/** What the frame asks of the roof. */
import type { Language } from '../kit/language.ts';

export interface ShellActions {
  /** Ends the session on the server and in this browser. */
  signOut(): Promise<void>;
  /** The session is over already: to the form, and back to this page. */
  signInAgain(): void;
  /** To the form, which leads back to `path`. */
  toSignIn(path: string): void;
  /** Fails when the words cannot be fetched. */
  changeLanguage(language: Language): Promise<void>;
}
