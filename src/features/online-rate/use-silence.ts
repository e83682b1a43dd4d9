/** For how long nothing has been heard. */
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';

/** Minutes; null for what was never heard. */
export function useSilence(): (minutes: number | null) => string {
  const translate = useTranslate();
  return minutes =>
    minutes === null
      ? translate('onlineRate.offline.never')
      : translate('onlineRate.offline.silent', { count: formatCount(minutes) });
}
