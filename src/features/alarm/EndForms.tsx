/** How an alarm ends, closed with what came of it or found to be none; and how it is taken from a colleague, with a reason. */
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { ALARM_RESULTS, CLOSED, FALSE_ALARM, IN_HAND } from '../../contract/alarm.ts';
import { Framed } from '../../kit/Framed.tsx';
import { SavedInputNote } from '../../kit/form/SavedInputNote.tsx';
import type { SavedInput } from '../../kit/form/use-saved-input.ts';
import { ActForm, type AskProps } from './ActForm.tsx';

/** What was typed of how it ends; `result` as a select has it. */
interface Typed {
  result: string;
  remark: string;
}

export const NOT_TYPED: Typed = { result: '', remark: '' };

export interface EndProps extends AskProps {
  kept: SavedInput<Typed>;
}

const LONGEST = 200;

export function CloseForm({ kept, isPending, onDo, onClose }: EndProps) {
  const translate = useTranslate();
  const { result: chosen, remark } = kept.typed;
  const result = ALARM_RESULTS.find(each => String(each) === chosen) ?? null;
  return (
    <ActForm
      label={translate('alarm.act.close')}
      isUnready={result === null}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => onDo({ state: CLOSED, handleResult: result, handleRemark: remark.trim() || null })}
    >
      <NativeSelect
        autoFocus
        value={chosen}
        input={<Framed />}
        inputProps={{ 'aria-label': translate('alarm.field.handleResult') }}
        onChange={({ target }) => kept.change({ result: target.value })}
      >
        <option value="">{translate('alarm.chooseResult')}</option>
        {ALARM_RESULTS.map(each => (
          <option key={each} value={each}>
            {translate(`alarm.handleResult.${each}`)}
          </option>
        ))}
      </NativeSelect>
      <Remark kept={kept} />
      <SavedInputNote {...kept} />
    </ActForm>
  );
}

const STATE_AFTER = { dismiss: FALSE_ALARM, takeOver: IN_HAND } as const;

/** Of acts for which a remark is all that is asked. */
export function RemarkForm({
  act,
  kept,
  isPending,
  onDo,
  onClose,
}: EndProps & { act: keyof typeof STATE_AFTER }) {
  const translate = useTranslate();
  const { remark } = kept.typed;
  return (
    <ActForm
      label={translate(`alarm.act.${act}`)}
      isUnready={remark.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => onDo({ state: STATE_AFTER[act], handleRemark: remark.trim() })}
    >
      <Remark autoFocus kept={kept} />
      <SavedInputNote {...kept} />
    </ActForm>
  );
}

export function Remark({ kept, autoFocus = false }: { kept: SavedInput<Typed>; autoFocus?: boolean }) {
  const label = useTranslate()('alarm.field.handleRemark');
  return (
    <Framed
      value={kept.typed.remark}
      autoFocus={autoFocus}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: LONGEST }}
      onChange={({ target }) => kept.change({ remark: target.value })}
    />
  );
}
