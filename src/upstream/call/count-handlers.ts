/** Statistics of calls. */
import { isNotNull } from 'drizzle-orm';
import type { callCountCalls } from '../../contract/call-record.ts';
import { CALL_TAG_DICTIONARY, IVR_KEY_DICTIONARY } from '../../contract/dictionary.ts';
import type { Handlers } from '../core/context.ts';
import { adminUser } from '../core/identity/tables.ts';
import type { AreaScope } from '../core/scope.ts';
import { type CallQuery, callFilter } from '../domain/calls/call-filter.ts';
import { countByAgent, countByDay, countByKey, countByTag } from '../domain/calls/counting.ts';
import { wordsOf } from '../domain/calls/reading.ts';

interface Counted extends Omit<CallQuery, 'from' | 'to'> {
  startTime?: number | undefined;
  endTime?: number | undefined;
}

const countedCalls = (scope: AreaScope, { startTime, endTime, ...asked }: Counted) =>
  callFilter(scope, { ...asked, from: startTime, to: endTime });

export const callCountHandlers = {
  countList: ({ db, scope, query }) => countByDay(db, countedCalls(scope, query)),
  countAgents: ({ db, scope, query }) => countByAgent(db, countedCalls(scope, query)),
  countIvrList: async ({ db, scope, query }) => {
    const words = await wordsOf(db, IVR_KEY_DICTIONARY);
    const counted = await countByKey(db, countedCalls(scope, query));
    return counted.map(row => ({ ...row, text: words.get(row.ivrkey) ?? row.ivrkey }));
  },
  countTaggingList: async ({ db, scope, query }) => {
    const words = await wordsOf(db, CALL_TAG_DICTIONARY);
    const counted = await countByTag(db, countedCalls(scope, query));
    return counted.map(row => ({ ...row, taggingText: words.get(row.tagging) ?? '' }));
  },
  customList: async ({ db }) => {
    const found = await db
      .select({ agent: adminUser.callSystemAccount, agentName: adminUser.userName })
      .from(adminUser)
      .where(isNotNull(adminUser.callSystemAccount))
      .orderBy(adminUser.callSystemAccount);
    return found.flatMap(({ agent, agentName }) => (agent ? { agent, agentName } : []));
  },
} satisfies Handlers<typeof callCountCalls>;
