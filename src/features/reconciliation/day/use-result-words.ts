/** What has become of a channel's statement, in words. A statement without lines is never said to be the same. */
import { useTranslate } from 'ra-core';
import type { ChannelOfDay } from '../../../contract/reconciliation-records.ts';
import type { StatusTone } from '../../../kit/StatusMark.tsx';

const TONES: Readonly<Record<ChannelOfDay['result'], StatusTone>> = {
  none: 'off',
  missing: 'off',
  importing: 'off',
  stale: 'warn',
  same: 'ok',
  different: 'warn',
  handled: 'ok',
};

export function useResultWords(): (of: ChannelOfDay) => { tone: StatusTone; text: string } {
  const translate = useTranslate();
  return ({ result, waiting, handled, batch }) => {
    const isEmpty = result === 'same' && batch !== null && batch.channelCount === 0;
    return {
      tone: isEmpty ? 'off' : TONES[result],
      text: translate(`reconciliationDesk.result.${isEmpty ? 'empty' : result}`, {
        all: waiting + handled,
        waiting,
      }),
    };
  };
}
