/** From one day to another, both of them whole; an open end is left empty. */
import { styled } from '@mui/material/styles';
import { useTranslate, type Validator } from 'ra-core';
import { DateField } from './DateField.tsx';

interface DateRangeFieldProps {
  label: string;
  /** Names of the two fields of the record. */
  from: string;
  to: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  help?: string;
}

export function DateRangeField({ label, from, to, isRequired, isDisabled, help }: DateRangeFieldProps) {
  const translate = useTranslate();
  const notTurned: Validator = (end, values) =>
    typeof end === 'number' && typeof values[from] === 'number' && end < values[from]
      ? 'kit.span.turned'
      : undefined;
  const filled: Validator = value => (isRequired && !value ? 'ra.validation.required' : undefined);
  const shared = { isRequired, isDisabled };
  return (
    <Pair role="group" aria-label={label}>
      <DateField
        {...shared}
        source={from}
        edge="start"
        label={`${label} ${translate('kit.span.from')}`}
        help={help}
        validate={filled}
      />
      <DateField
        {...shared}
        source={to}
        label={`${label} ${translate('kit.span.to')}`}
        validate={[filled, notTurned]}
      />
    </Pair>
  );
}

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
