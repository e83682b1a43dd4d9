/** The time left until something is due: in words, with a shape and a colour. */
import { styled } from '@mui/material/styles';
import { CalendarClock, Clock, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTicking } from '../../../data/ticking.ts';
import { formatClockOrDay } from '../../../kit/format/time.ts';
import { useCountdown, useSpan } from '../../../kit/format/use-span.ts';
import { HIDDEN_EDGE } from '../../../kit/theme/edges.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { type Sla, type SlaTone, slaOf } from './sla.ts';

const MARKS = { ok: Clock, warn: Clock, bad: TriangleAlert, off: CalendarClock };

export function SlaChip({ order }: { order: Parameters<typeof slaOf>[0] }) {
  const translate = useTranslate();
  const countdown = useCountdown();
  const inWords = useSpan();
  const timeOf = ({ kind, value }: Sla, now: number) => {
    if (kind === 'at') return formatClockOrDay(value, now);
    return kind === 'giveUp' ? inWords(value) : countdown(value);
  };
  // a text, so that nothing is drawn while it says the same
  const said = useTicking(now => {
    const sla = slaOf(order, now);
    if (!sla) return null;
    return `${sla.tone}|${sla.kind}|${timeOf(sla, now)}`;
  });
  if (said === null) return null;
  const [tone = 'ok', kind, time] = said.split('|') as [SlaTone, string, string];
  const Mark = MARKS[tone];
  return (
    <Chip tone={tone} data-sla={tone}>
      <Mark size={12} aria-hidden />
      {translate(`dispatch.sla.${kind}`, { time })}
    </Chip>
  );
}

const Chip = styled('span', { shouldForwardProp: name => name !== 'tone' })<{ tone: SlaTone }>(
  ({ theme: { tokens }, tone }) => ({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 4,
    height: 20,
    padding: '0 6px',
    borderRadius: RADIUS.tag,
    ...HIDDEN_EDGE,
    backgroundColor: tone === 'off' ? tokens.sunken : tokens[tone].soft,
    color: tone === 'off' ? tokens.text.plain : tokens[tone].ink,
    fontSize: 12,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
