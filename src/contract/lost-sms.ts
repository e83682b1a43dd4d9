/** Text messages about a lost case, to its owner and to its driver, in words of properties. 表单短信 form · 奖励短信 reward. */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id, RequestId } from './grammar/wire.ts';

const sending = {
  query: z.object({ lostId: Id }),
  body: z.object({ requestId: z.optional(RequestId) }),
  data: z.object({ lostId: Id, sentOn: EpochMs }),
  may: 'lost:handle',
  fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'OVER_LIMIT'],
  business: 'other',
  scope: 'areas',
} as const;

/** A number gets as many in a day as property `lost.smsDailyLimit` says. */
export const lostSmsCalls = callGroup('lostSms', {
  /** Asks the owner for what is still to be known, in the words of property `lost.formText`; not once it is closed. */
  sendFormSms: call('POST', '/api/admin/lost/sendFormSms', sending),
  /** Tells the driver of the match of his reward, in the words of property `lost.rewardText`, once the owner has confirmed. */
  sendDriverRewardSms: call('POST', '/api/admin/lost/sendDriverRewardSms', sending),
});
