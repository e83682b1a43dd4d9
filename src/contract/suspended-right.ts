/** Rights that were taken from a person after an audit. 停用权限 suspended right · 恢复 restore */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id, line, RequestId } from './grammar/wire.ts';

export const SuspendedRight = z.object({
  userId: Id,
  /** The code of the right. */
  val: z.string(),
  reason: z.string(),
  suspendedBy: z.string(),
  suspendedOn: EpochMs,
});
export type SuspendedRight = z.output<typeof SuspendedRight>;

export const suspendedRightCalls = callGroup(
  'suspendedRights',
  {
    /** Those that a user may not use at present. */
    listSuspendedRights: call('GET', '/api/admin/user/suspendedRights', {
      query: z.object({ userId: Id }),
      data: z.array(SuspendedRight),
      may: 'usermgr.list',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** By a super-user, who does not give himself back what was taken from him. */
    restoreRight: call('POST', '/api/admin/user/restoreRight', {
      body: z.object({ userId: Id, val: line(60), requestId: z.optional(RequestId) }),
      data: SuspendedRight,
      may: 'all',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
