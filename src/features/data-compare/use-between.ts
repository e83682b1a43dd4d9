/** What lies between two sides, in words. */
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';

export function useBetween() {
  const translate = useTranslate();
  const none = translate('common.none');
  const seconds = (count: number) => translate('dataCompare.seconds', { count: formatCount(count) });
  return {
    /** @param lag how many seconds the feed is behind; below 0, the own platform */
    lag: (lag: number | null) => {
      if (lag === null) return none;
      if (lag === 0) return translate('dataCompare.lag.none');
      return translate(`dataCompare.lag.${lag > 0 ? 'feed' : 'own'}`, { time: seconds(Math.abs(lag)) });
    },
    metres: (metres: number | null) =>
      metres === null ? none : translate('dataCompare.metres', { count: formatCount(metres) }),
    still: (still: number | null) => (still === null ? none : seconds(still)),
  };
}
