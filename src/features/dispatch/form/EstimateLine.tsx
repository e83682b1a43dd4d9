/** What the ride will cost and how long it takes, as soon as both places are known. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { wholeMinutes } from '../../../kit/format/number.ts';
import { minuteToTime } from '../../../kit/format/time.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import type { Entry } from '../state/entry.ts';

/** What was guessed while roads were away is asked for again. */
const REPEAT_MS = 10_000;

export function EstimateLine({ entry: { origin, dest, useTime } }: { entry: Entry }) {
  const translate = useTranslate();
  const minutes = useMinutes();
  const hasDesk = useCapability('dispatch');
  const [from, to] = [origin.at, dest.at];
  const time = useTime === '' ? null : minuteToTime(useTime);
  const { data } = useAnswer(
    dispatchDeskCalls.estimateRide,
    {
      query: {
        fromLng: from?.lng ?? 0,
        fromLat: from?.lat ?? 0,
        toLng: to?.lng ?? 0,
        toLat: to?.lat ?? 0,
        ...(time !== null && { useTime: time }),
      },
    },
    {
      enabled: hasDesk && from !== null && to !== null,
      repeatMs: answer => (answer?.isRough === 1 ? REPEAT_MS : undefined),
    },
  );
  if (!data || !from || !to) return null;
  const { price, distance, duration, isRough } = data;
  return (
    <Line role="status">
      {translate('dispatch.estimate')} <b>{formatYuan(price)}</b> {translate('dispatch.yuan')}
      {translate('dispatch.comma')}
      {formatDistance(distance)}
      {translate('dispatch.comma')}
      {minutes(wholeMinutes(duration))}
      {isRough === 1 && <small>{translate('order.isEstimateRough.1')}</small>}
    </Line>
  );
}

const Line = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  b: { color: tokens.text.strong, fontSize: 16 },
  small: { marginLeft: 8, color: tokens.warn.ink, fontSize: 12 },
}));
