/** Text messages to the owner of a lost case and to its driver. */
import { isMobile } from '../../../contract/grammar/telephones.ts';
import type { lostSmsCalls } from '../../../contract/lost-sms.ts';
import type { Context, Handlers } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { readProperties } from '../../core/properties.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { queueLostSms } from '../../domain/lost/text-messages.ts';
import { findCase, findOpenCase, noteOnCase } from '../case/audit.ts';
import { lostText, WORDS_OF_SMS } from '../case/lost-text.ts';

export const lostSmsHandlers = {
  sendFormSms: async context => {
    const { db, scope, query } = context;
    const about = await findOpenCase(db, scope, query.lostId);
    const { [WORDS_OF_SMS.form]: words } = await readProperties(db, WORDS_OF_SMS.form);
    return send(context, about, {
      action: 'formSms',
      mobile: [about.ownerMobile, about.ownerMobile2].find(number => number && isMobile(number)) ?? null,
      words,
    });
  },

  sendDriverRewardSms: async context => {
    const { db, scope, query } = context;
    const about = await findCase(db, scope, query.lostId, true);
    if (about.matchStatus !== 1) throw refuse('STATE_NOT_ALLOWED', 'LOST_NOT_MATCHED');
    if (about.ownerConfirm !== 1) throw refuse('STATE_NOT_ALLOWED', 'LOST_OWNER_UNCONFIRMED');
    const { [WORDS_OF_SMS.reward]: words } = await readProperties(db, WORDS_OF_SMS.reward);
    return send(context, about, { action: 'rewardSms', mobile: about.matchDriverPhone, words });
  },
} satisfies Handlers<typeof lostSmsCalls>;

interface Message {
  action: 'formSms' | 'rewardSms';
  mobile: string | null;
  words: string;
}

/** Fails with STATE_NOT_ALLOWED where no number is known, and with OVER_LIMIT where it has had enough of them today. */
async function send(
  { db, clock, user, changed }: Context<typeof lostSmsCalls.sendFormSms>,
  about: LostOrderRow,
  { action, mobile, words }: Message,
) {
  if (!mobile || !isMobile(mobile)) throw refuse('STATE_NOT_ALLOWED', 'LOST_NO_NUMBER');
  const now = clock();
  const text = lostText(words, about, about.matchPlateNumber);
  if (!(await queueLostSms(db, { mobile, text, now }))) throw refuse('OVER_LIMIT', 'LOST_SMS_LIMIT');
  await noteOnCase(db, { lostId: about.id, action, by: user.userName, now });
  changed({ objectType: 'lostOrder', objectId: about.id });
  return { lostId: about.id, sentOn: now };
}
