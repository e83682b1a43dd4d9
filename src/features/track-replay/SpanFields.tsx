/** From when to when, by day and minute in Nanning: what is typed stays, also where it makes no span. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DateInput } from '../../kit/date/DateInput.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { minuteToTime, toMinuteInput } from '../../kit/format/time.ts';
import { type Span, type SpanProblem, spanProblem } from './replay-question.ts';

/** As it stands in the two fields. */
export interface SpanText {
  from: string;
  to: string;
}

export const spanText = ({ startTime, endTime }: Span): SpanText => ({
  from: toMinuteInput(startTime),
  to: toMinuteInput(endTime),
});

export const spanOfText = ({ from, to }: SpanText): Span => ({
  startTime: minuteToTime(from),
  endTime: minuteToTime(to),
});

interface SpanFieldsProps {
  value: SpanText;
  longestMs: number;
  onChange(value: SpanText): void;
}

const HOUR = 3_600_000;

/** At which of the two fields a problem is said. */
const AT_START: readonly SpanProblem[] = ['noStart'];

export function SpanFields({ value, longestMs, onChange }: SpanFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const problem = spanProblem(spanOfText(value), longestMs);
  const said = problem && translate(`trackReplay.span.${problem}`, { hours: longestMs / HOUR });
  const errorAt = (isStart: boolean) => (said && AT_START.includes(problem) === isStart ? said : undefined);
  return (
    <Ends role="group" aria-label={translate('trackReplay.span.label')}>
      {(['from', 'to'] as const).map(end => {
        const error = errorAt(end === 'from');
        return (
          <FieldShell key={end} label={translate(`kit.span.${end}`)} htmlFor={`${id}-${end}`} error={error}>
            <DateInput
              id={`${id}-${end}`}
              unit="minute"
              value={value[end]}
              error={error !== undefined}
              inputProps={{ 'aria-describedby': error ? helpId(`${id}-${end}`) : undefined }}
              onChange={text => onChange({ ...value, [end]: text })}
            />
          </FieldShell>
        );
      })}
    </Ends>
  );
}

/** A day with its time is long in some languages. */
const Ends = styled('div')({ display: 'grid', gap: 8 });
