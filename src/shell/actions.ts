/** What the frame asks of the roof. */
import type { Language } from '../kit/language.ts';

export interface ShellActions {
  /** Ends the session on the server and in this browser. */
  signOut(): Promise<void>;
  /**
   * Fills `host` with the sign-in, for the box over a page; answers what empties it again. Fails when its script
   * cannot be fetched.
   */
  mountSignIn(host: HTMLElement, given: SignInAgain): Promise<() => void>;
  /** Somebody else is signed in, or as somebody else: everything of the present one goes, and home opens. */
  startOver(): void;
  /** To the form, which leads back to `path`. */
  toSignIn(path: string): void;
  /** Fails when the words cannot be fetched. */
  changeLanguage(language: Language): Promise<void>;
}

export interface SignInAgain {
  account: string;
  /** What the button is called. */
  label: string;
  /** Stored by the caller. `account` is what was typed; `id` may be empty. */
  onSession: (session: { token: string; id: string; account: string }) => void;
}
