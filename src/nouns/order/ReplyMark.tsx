/** What became of an offer: a shape and a word. */
import { styled } from '@mui/material/styles';
import { Check, CheckCheck, CircleSlash, Eye, Hourglass, Send, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReplyState } from '../../contract/dispatch-parts.ts';

type Tone = 'faint' | 'ok' | 'ink' | 'bad';

const LOOKS: Readonly<Record<ReplyState, readonly [typeof Check, Tone]>> = {
  0: [Send, 'faint'],
  1: [Check, 'faint'],
  2: [Eye, 'ink'],
  3: [CheckCheck, 'ok'],
  4: [CircleSlash, 'faint'],
  5: [X, 'bad'],
  6: [Hourglass, 'faint'],
  7: [CircleSlash, 'bad'],
};

export function ReplyMark({ state }: { state: ReplyState }) {
  const translate = useTranslate();
  const [Mark, tone] = LOOKS[state];
  return (
    <Said tone={tone}>
      <Mark size={12} aria-hidden />
      {translate(`order.reply.${state}`)}
    </Said>
  );
}

const Said = styled('span', { shouldForwardProp: name => name !== 'tone' })<{ tone: Tone }>(
  ({ theme: { tokens }, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: { faint: tokens.text.plain, ok: tokens.ok.ink, ink: tokens.accent.ink, bad: tokens.bad.ink }[tone],
    whiteSpace: 'nowrap',
  }),
);
