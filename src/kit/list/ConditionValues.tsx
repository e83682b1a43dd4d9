/** What a field is compared with: a text, a number or a day, two of these, or some of its choices. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DateInput } from '../date/DateInput.tsx';
import { Framed } from '../Framed.tsx';
import { dayToTime } from '../format/days.ts';
import { toDayInput } from '../format/time.ts';
import { MONO } from '../theme/tokens.ts';
import type { Condition, FieldFilter, Operator } from './conditions.ts';

interface ConditionValuesProps {
  field: FieldFilter;
  operator: Operator;
  values: Condition['values'];
  onChange: (values: Condition['values']) => void;
}

export function ConditionValues({ field, operator, values, onChange }: ConditionValuesProps) {
  const translate = useTranslate();
  if (operator === 'empty' || operator === 'filled') return null;
  if (field.kind === 'flag') {
    return (
      <RadioGroup
        row
        aria-label={field.label}
        value={String(values[0] ?? '')}
        onChange={event => onChange([Number(event.target.value)])}
      >
        {[1, 0].map(flag => (
          <FormControlLabel
            key={flag}
            value={String(flag)}
            control={<Radio />}
            label={translate(`kit.filter.flag.${flag}`)}
          />
        ))}
      </RadioGroup>
    );
  }
  if (field.kind === 'choice') return <Choices field={field} values={values} onChange={onChange} />;
  const ends = operator === 'between' ? ([0, 1] as const) : ([0] as const);
  return ends.map(at => (
    <One
      key={at}
      field={field}
      label={ends.length === 2 ? translate(at === 0 ? 'kit.span.from' : 'kit.span.to') : field.label}
      // up to a day is up to its end
      isEnd={at === 1 || operator === 'lte'}
      isFirst={at === 0}
      value={values[at]}
      onChange={value => onChange(ends.map(other => (other === at ? value : (values[other] ?? ''))))}
    />
  ));
}

function Choices({ field, values, onChange }: Omit<ConditionValuesProps, 'operator'>) {
  const chosen = values.map(String);
  return (
    <Boxes role="group" aria-label={field.label}>
      {(field.choices ?? []).map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={
            <Checkbox
              checked={chosen.includes(String(value))}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, String(value)]
                    : chosen.filter(other => other !== String(value)),
                )
              }
            />
          }
        />
      ))}
    </Boxes>
  );
}

interface OneProps {
  field: FieldFilter;
  label: string;
  isEnd: boolean;
  isFirst: boolean;
  value: string | number | undefined;
  onChange: (value: string | number) => void;
}

function One({ field, label, isEnd, isFirst, value, onChange }: OneProps) {
  const shared = {
    autoFocus: isFirst,
    startAdornment: label === field.label ? undefined : <Prefix aria-hidden>{label}</Prefix>,
  };
  if (field.kind === 'time') {
    return (
      <DateInput
        {...shared}
        unit="day"
        value={typeof value === 'number' ? toDayInput(value) : (value ?? '')}
        onChange={text => onChange(dayToTime(text, isEnd ? 'end' : 'start') ?? text)}
        inputProps={{ 'aria-label': label }}
      />
    );
  }
  const isNumber = field.kind === 'number';
  return (
    <Framed
      {...shared}
      type={isNumber ? 'number' : 'text'}
      value={String(value ?? '')}
      onChange={({ target: { value: text } }) => onChange(isNumber && text !== '' ? Number(text) : text)}
      inputProps={{
        'aria-label': label,
        maxLength: field.kind === 'text' ? LONGEST : undefined,
        style: field.isMono ? { fontFamily: MONO } : undefined,
      }}
    />
  );
}

const LONGEST = 64;

const Prefix = styled('span')(({ theme }) => ({
  minWidth: 28,
  flex: 'none',
  marginRight: 4,
  color: theme.tokens.text.faint,
}));

const Boxes = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 240,
  overflow: 'auto',
  marginLeft: 2,
});
