/** What a list of calls is called: whose, of when, and which of them. */
import { useTranslate } from 'ra-core';
import { formatDay } from '../../kit/format/time.ts';
import type { Narrowed } from './address.ts';
import { useCallWords } from './use-call-words.ts';
import type { Statistics } from './use-statistics.ts';

export function useListName({ span, agents, keys, tags }: Statistics): (listed: Narrowed) => string {
  const translate = useTranslate();
  const { agentName, keyName, tagName, typeName } = useCallWords();
  return ({ only, agentId, ivrkey, tagging, callType, from = span.from, to = span.to }) => {
    const [agent, key, tag] = [
      agents.data?.find(row => row.agent === agentId),
      keys.data?.find(row => row.ivrkey === ivrkey),
      tags.data?.find(row => row.tagging === tagging),
    ];
    const days = [...new Set([formatDay(from), formatDay(to - 1)])].join(' – ');
    return [
      days,
      agentId && (agent ? agentName(agent) : agentId),
      ivrkey && (key ? keyName(key) : ivrkey),
      tagging && tagName(tag ?? { tagging, taggingText: null }),
      callType && typeName(callType),
      only && translate(`callStatistics.only.${only}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
