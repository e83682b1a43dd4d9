/** A day or a month of the clerks' calendar, kept as its first or last millisecond in Nanning. */
import { dayToTime, type Edge, monthToTime, toMonthInput } from '../format/days.ts';
import { minuteToTime, toDayInput, toMinuteInput } from '../format/time.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'format' | 'parse' | 'isMultiline'> {
  /** Which millisecond of the day is meant: of what runs out, the last. */
  edge?: Edge;
}

export function DateField({ edge = 'end', ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      type="date"
      format={value => toDayInput(asTime(value))}
      parse={text => dayToTime(text, edge)}
    />
  );
}

/** Unless said otherwise, a month stands for its end. */
export function MonthField({ edge = 'end', ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      type="month"
      format={value => toMonthInput(asTime(value))}
      parse={text => monthToTime(text, edge)}
    />
  );
}

/** To the minute. */
export function MomentField(props: Omit<DateFieldProps, 'edge'>) {
  return (
    <TextField
      {...props}
      type="datetime-local"
      format={value => toMinuteInput(asTime(value))}
      parse={minuteToTime}
    />
  );
}

const asTime = (value: unknown) => (typeof value === 'number' ? value : null);
