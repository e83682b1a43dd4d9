/** What of the queue is shown, in the address: it is kept with the tag, and can be handed on. */
import {
  APPROVAL_TYPES,
  type ApprovalType,
  AUDIT_STATES,
  PENDING,
} from '../../../contract/driver-approval.ts';

export interface ApprovalSearch {
  auditStatus: (typeof AUDIT_STATES)[number];
  type?: ApprovalType;
  keyword: string;
}

/** Whether requests of this state may be left out. */
export const isNarrowed = ({ type, keyword }: ApprovalSearch): boolean =>
  type !== undefined || keyword !== '';

/** `name=AUDIT`, with which the counter leads here, is what is shown without any. */
const WAITING = ['name', 'AUDIT'];

export function parseApprovalSearch(search: string): ApprovalSearch {
  const query = new URLSearchParams(search);
  const type = APPROVAL_TYPES.find(one => String(one) === query.get('type'));
  return {
    auditStatus: AUDIT_STATES.find(state => String(state) === query.get('auditStatus')) ?? PENDING,
    keyword: query.get('keyword') ?? '',
    ...(type !== undefined && { type }),
  };
}

export function searchOf({ auditStatus, type, keyword }: ApprovalSearch): string {
  return new URLSearchParams([
    auditStatus === PENDING ? WAITING : ['auditStatus', String(auditStatus)],
    ...(type === undefined ? [] : [['type', String(type)]]),
    ...(keyword === '' ? [] : [['keyword', keyword]]),
  ]).toString();
}
