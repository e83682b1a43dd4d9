/** By what calls can be narrowed, with what there is to choose from. */
import { useTranslate } from 'ra-core';
import { callCountCalls } from '../../contract/call-record.ts';
import { CALL_STATES, CALL_TYPES } from '../../contract/call-states.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { ChoiceFilter } from '../../kit/list/column.ts';
import type { Span } from '../../nouns/statistics/period.ts';
import type { CallFilters } from './address.ts';
import { useCallWords } from './use-call-words.ts';

/** Agents, keys and tags change seldom. */
const FRESH = { staleTime: 10 * 60_000 };

export function useFilters({ from, to }: Span): (ChoiceFilter & { name: keyof CallFilters })[] {
  const translate = useTranslate();
  const { agentName, keyName, tagName, typeName, stateName } = useCallWords();
  // as it is without any filter, so that there is something to choose besides what is chosen
  const query = { startTime: from, endTime: to };
  const { data: agents } = useAnswer(callCountCalls.customList, {}, FRESH);
  const { data: keys } = useAnswer(callCountCalls.countIvrList, { query }, FRESH);
  const { data: tags } = useAnswer(callCountCalls.countTaggingList, { query }, FRESH);
  const label = (name: keyof CallFilters) => translate(`callStatistics.filter.${name}`);
  return [
    {
      name: 'agentId',
      label: label('agentId'),
      choices: (agents ?? []).map(row => ({ value: row.agent, label: agentName(row) })),
    },
    {
      name: 'ivrkey',
      label: label('ivrkey'),
      choices: (keys ?? []).map(row => ({ value: row.ivrkey, label: keyName(row) })),
    },
    {
      name: 'tagging',
      label: label('tagging'),
      choices: (tags ?? []).map(row => ({ value: row.tagging, label: tagName(row) })),
    },
    {
      name: 'callType',
      label: label('callType'),
      choices: CALL_TYPES.map(value => ({ value, label: typeName(value) })),
    },
    {
      name: 'state',
      label: label('state'),
      choices: CALL_STATES.map(value => ({ value, label: stateName(value) })),
    },
  ];
}
