/** Until when a paper is good; one that is over or nearly so says how long, in shape, colour and words. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatDay } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { type Left, leftOf } from './left.ts';

interface ExpiryProps {
  /** Its last millisecond. */
  end: number | null;
  /** Which paper, where the place does not say. */
  name?: string;
  /** Whether it matters no more: then it is a day like any other. */
  isIdle?: boolean;
}

export function Expiry({ end, name, isIdle = false }: ExpiryProps) {
  const translate = useTranslate();
  const say = useLeftWords();
  if (end === null) return <span>{translate('common.none')}</span>;
  const left = leftOf(end, Date.now());
  const day = formatDay(end);
  if (isIdle || left.tone === 'good') return <span>{day}</span>;
  const words = name ? translate('papers.of', { name, left: say(left) }) : say(left);
  return (
    <Line title={day}>
      <StatusMark tone={left.tone === 'over' ? 'bad' : 'warn'}>{words}</StatusMark>
      {!name && <Day>{day}</Day>}
    </Line>
  );
}

function useLeftWords() {
  const translate = useTranslate();
  return ({ tone, days }: Left) => {
    if (tone === 'over') return translate('papers.overSince', { smart_count: days });
    return days === 0 ? translate('papers.today') : translate('papers.left', { smart_count: days });
  };
}

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
});
const Day = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
