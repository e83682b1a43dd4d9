/** What is special about accounts of other machines: key and secret are drawn here, use is counted elsewhere. */
import { inArray } from 'drizzle-orm';
import type { ResourceRules } from '../core/generic/served.ts';
import { dayOf } from '../core/open-door/check.ts';
import { newAppKey, newSecret } from '../core/open-door/secrets.ts';
import { openDoorUse } from '../core/open-door/tables.ts';

export const openDataRules: ResourceRules = {
  async onCreate(context, values) {
    const appKey = newAppKey(context.chance);
    const { secret, sealed } = await newSecret(context, appKey);
    return {
      written: { ...values, appKey, secret: sealed, secretOn: context.clock() },
      told: { secret },
    };
  },

  async joined({ db, clock }, rows) {
    const used = await db
      .select()
      .from(openDoorUse)
      .where(
        inArray(
          openDoorUse.accountId,
          rows.map(({ id }) => id),
        ),
      );
    const byAccount = new Map(used.map(use => [use.accountId, use]));
    const now = clock();
    return rows.map(row => {
      const use = byAccount.get(row.id);
      const isToday = use?.day === dayOf(now);
      const until = row.oldSecretUntil as number | null;
      return {
        ...row,
        lastTime: use?.lastTime ?? null,
        todayCount: isToday ? use.inDay : 0,
        errorCount: isToday ? use.errorsInDay : 0,
        oldSecretUntil: until !== null && until > now ? until : null,
      };
    });
  },
};
