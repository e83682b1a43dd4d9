/** Every kind of what waits for a second person, found by the `approvals.ts` of its room. */
import type { WaitingKind } from './domain/approvals/waiting.ts';

const found = import.meta.glob<{ approvals: readonly WaitingKind[] }>('./*/approvals.ts', { eager: true });

export const WAITING_KINDS: readonly WaitingKind[] = Object.values(found).flatMap(
  ({ approvals }) => approvals,
);
