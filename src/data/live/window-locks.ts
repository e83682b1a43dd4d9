/** The locks of this window, as calls to the upstream. */
import { lockCalls } from '../../contract/lock.ts';
import { ask } from '../ask.ts';
import { createWorkerTimers } from '../push/worker-timers.ts';
import { type Carrier, UpstreamError } from '../send.ts';
import { createLockKeeper, type LockKeeper } from './lock-keeper.ts';

let keeper: LockKeeper | undefined;

/** One for the window, made with the first record that is opened to edit. */
export function windowLocks(): LockKeeper {
  keeper ??= create();
  return keeper;
}

function create(): LockKeeper {
  const windowId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const made = createLockKeeper({
    // in a window that nobody looks at, browsers let the window's own run a minute late: as long as a lease
    timers: createWorkerTimers(
      () => new Worker(new URL('../push/timer-worker.ts', import.meta.url), { type: 'module' }),
    ),
    take: place => ask(lockCalls.takeLock, { body: { ...place, windowId } }, { isBackground: true }),
    release: (place, isLast) => {
      const carry = isLast ? leaving : undefined;
      // it runs out by itself
      ask(lockCalls.releaseLock, { query: { ...place, windowId } }, { isBackground: true, carry }).catch(
        () => undefined,
      );
    },
  });
  window.addEventListener('pagehide', made.pause);
  // only out of the browser's own cache of pages
  window.addEventListener('pageshow', made.resume);
  return made;
}

/** Goes out although the page does not wait for it. */
const leaving: Carrier = async ({ method, address, headers }) => {
  try {
    const answer = await fetch(address, { method, headers, credentials: 'omit', keepalive: true });
    return { status: answer.status, text: await answer.text(), date: answer.headers.get('date') };
  } catch (error) {
    throw new UpstreamError('network', { message: error instanceof Error ? error.message : undefined });
  }
};
