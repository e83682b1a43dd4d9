/**
 * Lets in whom the database says to let in. Where a call may be done ahead, who was let in a moment ago comes in by
 * what was read then, and the database is asked meanwhile: what he brings does not wait behind others' statements, and
 * his answer does.
 */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { Db } from '../context.ts';
import { checkAccount, checkOpenDoor, type KeyHolder } from './check.ts';
import { isSignedBy, type SignedRequest } from './signed-request.ts';
import type { OpenAccount } from './tables.ts';

export interface Admission {
  account: OpenAccount;
  /** Once the database has said so, too. Fails as `admit` does; nothing is answered before. */
  proved: Promise<unknown>;
}

export interface OpenDoor {
  /** Fails with TOKEN_INVALID before the signature is proved, then with NO_PERMISSION, OVER_LIMIT or TOO_FREQUENT. */
  admit(call: AnyCall, signedRequest: SignedRequest): Promise<Admission>;
}

/** Longer than the pause between two calls of a gateway. */
const REMEMBERED_MS = 60_000;

/** What it remembers is no truth: another process, or this one after a start, asks the database first. */
export function createOpenDoor(db: Db): OpenDoor {
  const remembered = new Map<string, KeyHolder & { readOn: number }>();

  async function check(call: AnyCall, signedRequest: SignedRequest): Promise<KeyHolder> {
    const holder = await checkOpenDoor(db, call, signedRequest);
    if (call.runsBeforeAuthConfirmed)
      remembered.set(holder.account.appKey, { ...holder, readOn: signedRequest.now });
    return holder;
  }

  function recognise(call: AnyCall, signedRequest: SignedRequest): OpenAccount | undefined {
    const holder = call.runsBeforeAuthConfirmed && remembered.get(signedRequest.appKey);
    if (!holder || Math.abs(signedRequest.now - holder.readOn) > REMEMBERED_MS) return undefined;
    if (!isSignedBy(signedRequest, holder.secrets) || !isWelcome(holder, call, signedRequest))
      return undefined;
    return holder.account;
  }

  return {
    async admit(call, signedRequest) {
      const account = recognise(call, signedRequest);
      if (!account) return { account: (await check(call, signedRequest)).account, proved: Promise.resolve() };
      const proved = check(call, signedRequest).catch(refusal => {
        // from now on he waits as everybody does, until he is let in again
        remembered.delete(signedRequest.appKey);
        throw refusal;
      });
      // heard of by whoever waits for it, or by nobody where the call itself has failed before
      proved.catch(() => undefined);
      return { account, proved };
    },
  };
}

function isWelcome({ account }: KeyHolder, call: AnyCall, signedRequest: SignedRequest): boolean {
  try {
    checkAccount(account, call, signedRequest);
    return true;
  } catch {
    return false;
  }
}
