/** The period of a report, with the one before and the one after it. */
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { formatDay } from '../../kit/format/time.ts';
import { late } from '../../kit/late.tsx';
import { Popover } from '../../kit/menu/menu.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import type { Grouping } from './period.ts';
import { usePeriodWords } from './use-period-words.ts';
import type { ReadSpans } from './use-report-spans.ts';

interface PeriodStepperProps {
  unit: Grouping;
  spans: ReadSpans;
  /** `YYYY-MM-DD`. */
  onChange: (day: string) => void;
  /** To the next period, or to the one before. */
  onStep: (by: 1 | -1) => void;
}

const Calendar = late(() => import('../../kit/date/Calendar.tsx'), 'default', {
  waiting: <div style={{ width: 320, height: 336 }} aria-busy />,
});

export function PeriodStepper({ unit, spans, onChange, onStep }: PeriodStepperProps) {
  const translate = useTranslate();
  const { periodName } = usePeriodWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { whole, isRunning, readOn } = spans;
  useShortcut('[', () => onStep(-1), { label: 'statistics.earlier', group: 'page' });
  useShortcut(']', () => onStep(1), { label: 'statistics.later', group: 'page', isEnabled: !isRunning });
  return (
    <Frame role="group" aria-label={translate('statistics.period.label')}>
      <button
        type="button"
        aria-label={translate('statistics.earlier')}
        aria-keyshortcuts="["
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </button>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {periodName(whole, unit, readOn)}
      </button>
      <button
        type="button"
        aria-label={translate('statistics.later')}
        aria-keyshortcuts="]"
        disabled={isRunning}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={16} aria-hidden />
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('statistics.chooseDate') } }}
      >
        <Calendar
          unit={unit === 'month' ? 'month' : 'day'}
          value={formatDay(whole.from).slice(0, unit === 'month' ? 'YYYY-MM'.length : undefined)}
          onChoose={date => {
            setOpen(false);
            onChange(unit === 'month' ? `${date.slice(0, 'YYYY-MM'.length)}-01` : date);
          }}
        />
      </Popover>
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  flex: 'none',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.control - 2,
    minWidth: 26,
    padding: '0 8px',
    border: 0,
    borderRadius: 3,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.strong,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&:disabled': { color: tokens.text.disabled, cursor: 'default', background: 'none' },
    '&[aria-keyshortcuts]': { padding: '0 5px' },
  },
  'button + button': { borderLeft: `1px solid ${tokens.edge}` },
}));
