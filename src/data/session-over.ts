/**
 * One bell for "the session is over", whichever call found out. A call that was refused for it waits here until the
 * person has signed in again, and is then sent once more: nothing was done when it was refused.
 */
import { readToken } from './token.ts';

/** `unasked`: the console by itself. */
export type RefusedCall = 'reading' | 'writing' | 'unasked';

/** Resolves with whether the same person has signed in again; false lets the call fail. */
export type Asking = (call: RefusedCall, reason?: string) => Promise<boolean>;

let asking: Asking | null = null;

/** Who asks the person. Answers what takes the asking away again. */
export function onSessionOver(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

let overToken: string | undefined;

/** Whether a call with this token was refused, so that another one would be, too. */
export const isKnownOver = (token: string): boolean => token === overToken;

/** @param reason why the session is over, as in the login log, where the upstream has said so */
export function signedInAgain(call: RefusedCall, reason?: string): Promise<boolean> {
  overToken = readToken()?.token;
  return asking?.(call, reason) ?? Promise.resolve(false);
}
