/** Something waits for this person's decision: the first page has it. */
import type { PushData, PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { formatYuan } from '../../kit/format/count.ts';

export default function newsOfApproval({ data }: PushMessage): News {
  const { kind, amount, applicant } = data as PushData<'APPROVAL_WAITS'>;
  const isAudit = kind === 'rewardAudit';
  const title = isAudit ? 'audit' : amount === null ? 'waits' : 'waitsFor';
  return {
    title: `notification.approval.${title}`,
    params: { name: applicant, amount: amount === null ? '' : formatYuan(amount) },
    path: '/dashboard/index',
    tone: 'info',
    isQuiet: true,
  };
}
