/**
 * Lets in whom the database says to let in. Where a call may be done ahead, who was let in a moment ago comes in by
 * what was read then, and the database is asked meanwhile: what he brings does not wait behind others' statements, and
 * his answer does.
 */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { Db } from '../context.ts';
import { checkAccount, checkOpenDoor, type KeyHolder } from './check.ts';
import { isSignedBy, type Knock } from './knock.ts';
import type { OpenAccount } from './tables.ts';

export interface Admission {
  account: OpenAccount;
  /** Once the database has said so, too. Fails as `admit` does; nothing is answered before. */
  proved: Promise<unknown>;
}

export interface OpenDoor {
  /** Fails with TOKEN_INVALID before the signature is proved, then with NO_PERMISSION, OVER_LIMIT or TOO_FREQUENT. */
  admit(call: AnyCall, knock: Knock): Promise<Admission>;
}

/** Longer than the pause between two calls of a gateway. */
const REMEMBERED_MS = 60_000;

/** What it remembers is no truth: another process, or this one after a start, asks the database first. */
export function createOpenDoor(db: Db): OpenDoor {
  const remembered = new Map<string, KeyHolder & { readOn: number }>();

  async function check(call: AnyCall, knock: Knock): Promise<KeyHolder> {
    const holder = await checkOpenDoor(db, call, knock);
    if (call.isDoneAhead) remembered.set(holder.account.appKey, { ...holder, readOn: knock.now });
    return holder;
  }

  function recognise(call: AnyCall, knock: Knock): OpenAccount | undefined {
    const holder = call.isDoneAhead && remembered.get(knock.appKey);
    if (!holder || Math.abs(knock.now - holder.readOn) > REMEMBERED_MS) return undefined;
    if (!isSignedBy(knock, holder.secrets) || !isWelcome(holder, call, knock)) return undefined;
    return holder.account;
  }

  return {
    async admit(call, knock) {
      const account = recognise(call, knock);
      if (!account) return { account: (await check(call, knock)).account, proved: Promise.resolve() };
      const proved = check(call, knock).catch(refusal => {
        // from now on he waits as everybody does, until he is let in again
        remembered.delete(knock.appKey);
        throw refusal;
      });
      // heard of by whoever waits for it, or by nobody where the call itself has failed before
      proved.catch(() => undefined);
      return { account, proved };
    },
  };
}

function isWelcome({ account }: KeyHolder, call: AnyCall, knock: Knock): boolean {
  try {
    checkAccount(account, call, knock);
    return true;
  } catch {
    return false;
  }
}
