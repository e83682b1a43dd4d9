/**
 * Kinds of what waits for a second person. A room declares its own in `approvals.ts`; the list, the first page and the
 * notification centre follow from that.
 */
import type { WaitingApproval } from '../../../contract/approval.ts';
import type { May } from '../../../contract/grammar/may.ts';
import type { Db, SignedIn } from '../../core/context.ts';
import { push } from '../../core/outbox/outbox.ts';
import type { AreaScope } from '../../core/scope.ts';

export interface Deciding {
  db: Db;
  scope: AreaScope;
  user: SignedIn;
}

export type WaitingRow = Omit<WaitingApproval, 'kind' | 'resource'> & {
  /** The applicant never decides; null where it is nobody who can sign in. */
  applicantId: string | null;
  /** Who has approved it first, where a second one has to, who is independent of both. */
  firstApproverId?: string | null;
};

export interface WaitingKind {
  kind: string;
  /** react-admin's name of the resource that is decided. */
  resource: string;
  /**
   * The oldest first, within the areas: what others ask for and this person has the right to decide, or what he asks for
   * himself.
   */
  list(deciding: Deciding, whose: 'others' | 'mine', most: number): Promise<WaitingRow[]>;
}

interface Announced {
  kind: string;
  resource: string;
  recordId: string;
  amount: number | null;
  applicant: string;
  /** Null where it is nobody who can sign in. */
  applicantId: string | null;
  /** Who has approved it already, where it needs two. */
  firstApproverId?: string | null;
  /** Who may decide it, and where it lies. */
  may: May;
  addressType: string;
  now: number;
}

/** Tells those who may decide it that it waits. */
export async function announceWaiting(
  db: Db,
  { applicantId, firstApproverId = null, may, addressType, now, ...data }: Announced,
): Promise<void> {
  const exceptUserIds = [applicantId, firstApproverId].filter(id => id !== null);
  const to = { may, areas: [[addressType]], exceptUserIds };
  await push(db, { type: 'APPROVAL_WAITS', data, to, now });
}
