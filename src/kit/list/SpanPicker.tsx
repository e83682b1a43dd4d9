/** The form behind a chip that holds a span of days: three quick ones, a whole month, or from and to. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { DateInput } from '../date/DateInput.tsx';
import { dayToTime, monthOfDays, monthToTime } from '../format/days.ts';
import { midnight, toDayInput } from '../format/time.ts';
import type { SpanFilter } from './column.ts';
import { QUICK_SPANS } from './use-span-words.ts';

interface SpanPickerProps {
  filter: SpanFilter;
  values: Readonly<Record<string, unknown>>;
  onChange: (patch: Readonly<Record<string, unknown>>) => void;
}

export function SpanPicker({ filter, values, onChange }: SpanPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const [from, setFrom] = useState(dayOf(values[filter.from]));
  const [to, setTo] = useState(dayOf(values[filter.to]));
  const [typedMonth, setTypedMonth] = useState<string | null>(null);
  const month = typedMonth ?? monthOfDays(from, to);
  const handleMonth = (text: string) => {
    const isRead = monthToTime(text, 'end') !== null;
    setTypedMonth(isRead ? null : text);
    if (!isRead) return;
    setFrom(dayOf(monthToTime(text, 'start')));
    setTo(dayOf(monthToTime(text, 'end')));
  };
  const isUnread = [from, to].some(day => day !== '' && dayToTime(day, 'start') === null);
  const isTurned = !isUnread && from !== '' && to !== '' && from > to;
  const problem = isUnread ? 'kit.problem.date' : isTurned ? 'kit.span.turned' : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    onChange({
      [filter.from]: dayToTime(from, 'start') ?? undefined,
      [filter.to]: dayToTime(to, 'end') ?? undefined,
    });
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Quick>
        {QUICK_SPANS.map(({ key, daysBefore }) => (
          <Button
            key={key}
            variant="outlined"
            color="inherit"
            onClick={() =>
              onChange({ [filter.from]: midnight(Date.now(), daysBefore), [filter.to]: undefined })
            }
          >
            {translate(`kit.span.${key}`)}
          </Button>
        ))}
      </Quick>
      <Line>
        <label htmlFor={`${id}-month`}>{translate('kit.span.wholeMonth')}</label>
        <DateInput id={`${id}-month`} unit="month" value={month} onChange={handleMonth} />
      </Line>
      {(
        [
          ['from', from, setFrom],
          ['to', to, setTo],
        ] as const
      ).map(([key, day, setDay]) => (
        <Line key={key}>
          <label htmlFor={`${id}-${key}`}>{translate(`kit.span.${key}`)}</label>
          <DateInput
            id={`${id}-${key}`}
            unit="day"
            value={day}
            error={isTurned}
            inputProps={{ 'aria-describedby': problem && `${id}-problem` }}
            onChange={setDay}
          />
        </Line>
      ))}
      {problem && <Problem id={`${id}-problem`}>{translate(problem)}</Problem>}
      <Button type="submit" variant="outlined" color="inherit" disabled={problem !== undefined}>
        {translate('kit.list.apply')}
      </Button>
    </Form>
  );
}

const dayOf = (value: unknown) => toDayInput(value === undefined || value === null ? null : Number(value));

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 12, width: 248 });
const Quick = styled('div')({ display: 'flex', gap: 8, '& > *': { flex: 1, whiteSpace: 'nowrap' } });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  label: { width: 32 },
  '& .MuiInputBase-root': { flex: 1 },
});
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.bad.ink }));
