/** The second step of the sign-in: whether a code is asked for, where it goes, and how it is asked for again. */
import { and, eq, gt } from 'drizzle-orm';
import { mask } from '../../contract/grammar/mask.ts';
import type { PropertyValue } from '../../contract/properties.ts';
import type { Chance, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { tokenHash } from '../core/identity/identify.ts';
import { CODE_MS, type CodeRow, openStep, readStep, renameStep } from '../core/identity/login-code.ts';
import { newToken } from '../core/identity/sessions.ts';
import type { SmsPort } from '../core/outside/ports.ts';
import { queueSms, smsOutbox } from '../core/outside/sms-outbox.ts';
import { readProperties } from '../core/properties.ts';

const DAY_MS = 24 * 3_600_000;

/** Unset, a code is asked for wherever one can arrive. Set, it is asked for even where none can: see `askCode`. */
export function demandsCode(
  setting: PropertyValue<'login.code'>,
  about: { reachesPhones: boolean; hasNumber: boolean; isKnownDevice: boolean },
): boolean {
  const rule = setting ?? (about.reachesPhones && about.hasNumber ? 'newDevice' : 'off');
  return rule === 'always' || (rule === 'newDevice' && !about.isKnownDevice);
}

export interface Asking {
  user: { id: string; mobile: string | null };
  /** The step that is going on, as the client names it. */
  temToken: string | undefined;
  sms: SmsPort;
  title: string;
  chance: Chance;
  now: number;
}

/**
 * Opens the step, or goes on with it, and answers what the client is told. A code goes out unless the last one is
 * too fresh; without a number, or past the daily limit, none does, and the client is told to ask an administrator.
 * Within a transaction that holds the user's row.
 */
export async function askCode(db: Db, asking: Asking): Promise<Failure> {
  const { user, sms, title, chance, now } = asking;
  const before = await readStep(db, user.id, now);
  const { temToken: named } = asking;
  const temToken = named && before?.tokenHash === tokenHash(named) ? named : newToken(chance);
  const told = (step: CodeRow, isOnItsWay: boolean) =>
    new Failure('LOGIN_CODE_NEEDED', {
      temToken,
      mobile: user.mobile && mask('mobile', user.mobile),
      expireOn: step.expireOn,
      ...(step.resendOn !== null && { resendOn: step.resendOn }),
      ...(!(isOnItsWay && sms.isReal) && { reason: 'CODE_BY_ADMINISTRATOR' as const }),
    });

  const canSend = user.mobile !== null && (await isWithinLimit(db, user.mobile, now));
  const isFresh = before?.resendOn && before.resendOn > now;
  if (before && (isFresh || !canSend)) {
    await renameStep(db, before, temToken, now);
    return told(before, before.codeHash !== null && before.expireOn > now);
  }
  const { row, code } = await openStep(db, { userId: user.id, temToken, hasCode: canSend, chance, now });
  if (user.mobile !== null && canSend) {
    const text = `【${title}】登录验证码 ${code}，${CODE_MS / 60_000} 分钟内有效。如非本人操作，请尽快修改密码。`;
    return told(row, await isQueued(queueSms(db, { mobile: user.mobile, kind: 'loginCode', text, now })));
  }
  return told(row, false);
}

/** False where somebody else with this number has just had the last message of the day. */
const isQueued = (queued: Promise<unknown>): Promise<boolean> =>
  queued.then(
    () => true,
    error => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

async function isWithinLimit(db: Db, mobile: string, now: number): Promise<boolean> {
  const { 'sms.dailyLimit': most } = await readProperties(db, 'sms.dailyLimit');
  const today = and(eq(smsOutbox.mobile, mobile), gt(smsOutbox.createdOn, now - DAY_MS));
  return (await db.$count(smsOutbox, today)) < most;
}
