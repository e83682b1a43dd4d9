/** The form behind a condition: how to compare, and with what. */
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Framed } from '../Framed.tsx';
import { ConditionValues } from './ConditionValues.tsx';
import { type Condition, type FieldFilter, isComplete, type Operator } from './conditions.ts';

interface ConditionFormProps {
  field: FieldFilter;
  condition?: Condition;
  operators: readonly Operator[];
  onSubmit: (condition: Condition) => void;
}

export function ConditionForm({ field, condition, operators, onSubmit }: ConditionFormProps) {
  const translate = useTranslate();
  const [operator, setOperator] = useState<Operator>(condition?.operator ?? operators[0] ?? 'is');
  const [values, setValues] = useState<Condition['values']>(condition?.values ?? []);
  const changed: Condition = { field, operator, values: trimmed(values) };
  const isReady = isComplete(changed);
  const isUnread =
    field.kind === 'time' && changed.values.some(value => typeof value === 'string' && value !== '');
  const isFilled = changed.values.every(value => value !== '');
  const isTurned = operator === 'between' && changed.values.length === 2 && isFilled && !isUnread && !isReady;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit(changed);
  };
  return (
    <Form onSubmit={handleSubmit}>
      {operators.length > 1 && (
        <Select
          value={operator}
          input={<Framed />}
          onChange={event => {
            const next = event.target.value as Operator;
            setOperator(next);
            setValues(keptBy(next, values));
          }}
          inputProps={{ 'aria-label': translate('kit.filter.operator') }}
        >
          {operators.map(one => (
            <MenuItem key={one} value={one}>
              {translate(`kit.filter.${field.kind === 'time' ? 'timeOp' : 'op'}.${one}`)}
            </MenuItem>
          ))}
        </Select>
      )}
      <ConditionValues field={field} operator={operator} values={values} onChange={setValues} />
      {isUnread && <Problem role="alert">{translate('kit.problem.date')}</Problem>}
      {isTurned && <Problem role="alert">{translate('kit.span.turned')}</Problem>}
      <Button type="submit" variant="outlined" color="inherit" disabled={!isReady}>
        {translate('kit.list.apply')}
      </Button>
    </Form>
  );
}

const trimmed = (values: Condition['values']) =>
  values.map(value => (typeof value === 'string' ? value.trim() : value));

/** Another operator may want fewer values, or none. */
function keptBy(operator: Operator, values: Condition['values']): Condition['values'] {
  if (operator === 'empty' || operator === 'filled') return [];
  if (operator === 'in' || operator === 'notIn' || operator === 'between') return values;
  return values.slice(0, 1);
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 12 });
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.bad.ink }));
