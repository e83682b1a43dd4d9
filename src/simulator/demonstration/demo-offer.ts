/** The demo accounts as the sign-in page offers them, for as long as only this machine reaches the server. */
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../upstream/core/context.ts';
import { isRemoteRequest } from '../../upstream/core/http/remote-request.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoOptions,
  HOW_TO_ENABLE,
  setDemoPasswords,
} from './demo-accounts.ts';

const WHY =
  'A request came through a proxy, or for another host, and TRUST_PROXY names no proxy: the demo password is off.';

/**
 * The first request that has come from elsewhere ends the offer before anything else is done with it: each account
 * that still has the well-known password is left without one, its sessions end, and `say` is told why.
 *
 * @returns what the sign-in page says at present
 */
export function offerDemo(
  app: FastifyInstance,
  db: Db,
  options: Omit<DemoOptions, 'isLocal'> & { say: (line: string) => void },
) {
  let isWithdrawn = false;
  let withdrawing: Promise<void> | undefined;
  const withdraw = async () => {
    try {
      await setDemoPasswords(db, { ...options, isLocal: false });
      isWithdrawn = true;
      for (const line of [WHY, HOW_TO_ENABLE]) options.say(line);
    } finally {
      withdrawing = undefined;
    }
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isWithdrawn || !isRemoteRequest(request.raw)) return done();
    withdrawing ??= withdraw();
    withdrawing.then(() => done(), done);
  });
  return () =>
    isWithdrawn
      ? { isDemo: false, isDemoWithdrawn: true, demoAccounts: [], demoPassword: null }
      : { isDemo: true, demoAccounts: DEMO_ACCOUNTS, demoPassword: DEMO_PASSWORD };
}
