/** What a handling asks for: a remark, a day, or that the amount is meant. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import type { Difference, HandlingChoice } from '../../../contract/reconciliation-records.ts';
import { CARRY, CORRECT, DAYS_APART, IGNORE, LEAST_REMARK } from '../../../contract/reconciliation-states.ts';
import { Framed } from '../../../kit/Framed.tsx';
import type { SavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { Key } from '../../../kit/Key.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { dayAfter } from '../day/days.ts';
import type { Entered } from './use-handle.ts';

const LONGEST_REMARK = 200;

interface HandlingFormProps {
  choice: HandlingChoice;
  difference: Difference;
  kept: SavedInput<Entered>;
  isPending: boolean;
  onDo: () => void;
  onClose: () => void;
}

export function HandlingForm({ choice, difference, kept, isPending, onDo, onClose }: HandlingFormProps) {
  const translate = useTranslate();
  const { handling, namesAmount, effect } = choice;
  const { remark, toDay } = kept.typed;
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.foot.${key}`, more);
  const asksRemark = handling !== CARRY;
  const asksDay = handling === CARRY && effect.day === null;
  const left = handling === IGNORE ? LEAST_REMARK - [...remark.trim()].length : 0;
  const isFilled = left <= 0 && (!asksDay || isNear(difference.day, toDay));
  const named = handling === CORRECT || namesAmount === 1 ? ` ${formatYuan(difference.amount)}` : '';
  useShortcut('escape', onClose, { inFields: true, isAlways: true });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !isPending) onDo();
  };
  return (
    <Form onSubmit={handleSubmit}>
      {asksRemark && (
        <Framed
          autoFocus
          fullWidth
          value={remark}
          placeholder={word(handling === IGNORE ? 'remarkOwed' : 'remark')}
          inputProps={{
            'aria-label': word(handling === IGNORE ? 'remarkOwed' : 'remark'),
            maxLength: LONGEST_REMARK,
          }}
          onChange={event => kept.change({ remark: event.target.value })}
        />
      )}
      {asksDay && (
        <Framed
          autoFocus
          type="date"
          value={toDay}
          inputProps={{
            'aria-label': word('toDay'),
            min: dayAfter(difference.day, -DAYS_APART),
            max: dayAfter(difference.day, DAYS_APART),
          }}
          onChange={event => kept.change({ toDay: event.target.value })}
        />
      )}
      {left > 0 && remark.trim() !== '' && <small role="status">{word('left', { smart_count: left })}</small>}
      <Button color="inherit" onClick={onClose}>
        {translate('common.cancel')}
        <Key>Esc</Key>
      </Button>
      <Button type="submit" variant="contained" loading={isPending} disabled={!isFilled}>
        {translate(`reconciliationDesk.foot.do.${handling}`)}
        {named}
      </Button>
    </Form>
  );
}

const isNear = (day: string, other: string) =>
  other !== '' && other !== day && other >= dayAfter(day, -DAYS_APART) && other <= dayAfter(day, DAYS_APART);

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .MuiInputBase-root': { flex: '1 1 200px' },
  small: { fontSize: 12 },
});
