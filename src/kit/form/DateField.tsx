/** A day, a month or a minute of the clerks' calendar, kept as a millisecond in Nanning. */
import type { Validator } from 'ra-core';
import { DateInput } from '../date/DateInput.tsx';
import type { DateUnit } from '../date/date-text.ts';
import { dayToTime, type Edge, monthToTime, toMonthInput } from '../format/days.ts';
import { minuteToTime, toDayInput, toMinuteInput } from '../format/time.ts';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface DateFieldProps extends FieldProps {
  /** Which millisecond of the day or month is meant: of what runs out, the last. */
  edge?: Edge;
}

interface Spelling {
  unit: DateUnit;
  toText: (value: number | null) => string;
  toTime: (text: string) => number | null;
}

export const DateField = ({ edge = 'end', ...props }: DateFieldProps) => (
  <Dated {...props} unit="day" toText={toDayInput} toTime={text => dayToTime(text, edge)} />
);

/** Unless said otherwise, a month stands for its end. */
export const MonthField = ({ edge = 'end', ...props }: DateFieldProps) => (
  <Dated {...props} unit="month" toText={toMonthInput} toTime={text => monthToTime(text, edge)} />
);

/** To the minute. */
export const MomentField = (props: FieldProps) => (
  <Dated {...props} unit="minute" toText={toMinuteInput} toTime={minuteToTime} />
);

function Dated({ unit, toText, toTime, ...props }: FieldProps & Spelling) {
  const { id, field, hasError, shell, aria } = useField(
    { ...props, validate: [isRead, ...[props.validate ?? []].flat()] },
    {
      // what is no date stays in the form as it was typed
      format: value => (typeof value === 'string' ? value : toText(typeof value === 'number' ? value : null)),
      parse: (text: string) => (text === '' ? null : (toTime(text) ?? text)),
    },
  );
  const { ref, ...rest } = field;
  return (
    <FieldShell {...shell}>
      <DateInput
        {...rest}
        inputRef={ref}
        id={id}
        unit={unit}
        disabled={props.isDisabled}
        error={hasError}
        inputProps={aria}
      />
    </FieldShell>
  );
}

const isRead: Validator = value =>
  typeof value === 'string' && value !== '' ? 'kit.problem.date' : undefined;
