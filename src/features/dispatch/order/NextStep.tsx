/** What happens to the order next if nobody does anything, and when. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order.ts';
import { useTicking } from '../../../data/ticking.ts';
import { useCountdown, useSpan } from '../../../kit/format/use-span.ts';

/** Sub states after which something happens by itself, or somebody is due. */
const DUE: readonly number[] = [11, 12, 13, 14, 21, 22];
const NO_RESPONSE = 14;

export function NextStep({ order }: { order: Order }) {
  const translate = useTranslate();
  const countdown = useCountdown();
  const inWords = useSpan();
  const { mainStatus, subStatus, slaDeadline } = order;
  const isDue = mainStatus <= 2 && DUE.includes(subStatus) && slaDeadline !== null;
  const text = useTicking(now => {
    if (!isDue) return null;
    const left = slaDeadline - now;
    const time = (subStatus === NO_RESPONSE ? inWords : countdown)(Math.abs(left));
    return translate(`dispatch.${left < 0 ? 'overdue' : 'next'}.${subStatus}`, { time });
  });
  return text === null ? null : <Said data-bad={subStatus === NO_RESPONSE || undefined}>{text}</Said>;
}

const Said = styled('span')(({ theme: { tokens } }) => ({
  color: tokens.text.faint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-bad]': { color: tokens.bad.ink },
}));
