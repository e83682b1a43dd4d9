/** What is said of a call, and of what it was about. */
import { useTranslate } from 'ra-core';
import { type CallRecord, UNTAGGED } from '../../contract/call-record.ts';

export function useCallWords() {
  const translate = useTranslate();
  return {
    agentName: ({ agent, agentName }: { agent: string; agentName: string | null }) => agentName || agent,
    /** With the key itself, which callers speak of. */
    keyName: ({ ivrkey, text }: { ivrkey: string; text: string }) =>
      text && text !== ivrkey ? `${ivrkey} ${text}` : ivrkey,
    tagName: ({ tagging, taggingText }: { tagging: string; taggingText: string | null }) =>
      tagging === UNTAGGED ? translate('callStatistics.untagged') : taggingText || tagging,
    typeName: (type: CallRecord['calltype']) => translate(`callStatistics.type.${type}`),
    /** Without a state it is not over. */
    stateName: (state: CallRecord['state']) => translate(`call.state.${state ?? 'open'}`),
  };
}
