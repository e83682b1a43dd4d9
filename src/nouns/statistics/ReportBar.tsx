/** The row of a report: its period, what that is compared with, and of which records. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Segments } from '../../kit/Segments.tsx';
import { ChoiceChip } from './ChoiceChip.tsx';
import { PeriodStepper } from './PeriodStepper.tsx';
import { GROUPINGS } from './period.ts';
import {
  type Comparison,
  comparisonsOf,
  type ReportPeriod,
  reportSpans,
  steppedDay,
} from './report-spans.ts';
import { usePeriodWords } from './use-period-words.ts';
import type { Change } from './use-report-place.ts';
import type { ReadSpans } from './use-report-spans.ts';

interface ReportBarProps {
  period: ReportPeriod;
  spans: ReadSpans;
  onChange: (change: Change<ReportPeriod>) => void;
  /** By what the records are narrowed. */
  children?: ReactNode;
  /** Nothing can be compared where only the period can be asked for. */
  canCompare?: boolean;
}

export function ReportBar({ period, spans, onChange, children, canCompare = true }: ReportBarProps) {
  const translate = useTranslate();
  const { againstName } = usePeriodWords();
  const { unit, against } = period;
  const choices = comparisonsOf(unit);
  return (
    <Bar>
      <Segments
        label={translate('statistics.unit.label')}
        values={GROUPINGS}
        value={unit}
        wordOf={each => translate(`statistics.unit.${each}`)}
        onChoose={chosen => onChange({ unit: chosen })}
        isFramed
      />
      <PeriodStepper
        unit={unit}
        spans={spans}
        onChange={on => onChange({ on })}
        // a key may be pressed again before the page is drawn again
        onStep={by =>
          onChange(from => ({ on: steppedDay(from.unit, reportSpans(from, spans.readOn).whole, by) }))
        }
      />
      {(canCompare || children) && (
        <Chips>
          {canCompare && (
            <ChoiceChip
              label={translate('statistics.against.label')}
              choices={choices.map(value => ({ value, label: againstName(unit, value) }))}
              value={choices.includes(against) ? against : 'before'}
              onChange={value => onChange({ against: value as Comparison })}
              isOneOf
            />
          )}
          {children && <Divider aria-hidden />}
          {children}
        </Chips>
      )}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 8px',
});

/** On a phone one line, which scrolls. */
const Chips = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: 8,
    width: '100%',
    overflow: 'auto hidden',
    '& > *': { flex: 'none' },
  },
}));

const Divider = styled('span')(({ theme }) => ({
  alignSelf: 'stretch',
  margin: '6px 4px',
  borderLeft: `1px solid ${theme.tokens.line}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
