/** Who calls: the number first, for everything else may follow from it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../../kit/form/FieldShell.tsx';
import type { Entry } from '../state/entry.ts';
import type { OpenEntry } from '../state/use-entry.ts';

interface CallerFieldsProps {
  entry: Entry;
  change: OpenEntry['change'];
  /** Of the call in which it is taken down, as far as it may be seen: used where no other is typed. */
  callno: string | null;
  isOfCall: boolean;
  error: string | undefined;
}

export function CallerFields({ entry, change, callno, isOfCall, error }: CallerFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Pair>
      <FieldShell label={translate('order.field.mobile')} htmlFor={id} error={error}>
        <Framed
          id={id}
          name="mobile"
          value={entry.mobile}
          autoFocus={!isOfCall}
          placeholder={callno === null ? undefined : translate('dispatch.form.ofCall', { callno })}
          autoComplete="off"
          error={error !== undefined}
          inputProps={{
            inputMode: 'tel',
            maxLength: 20,
            'aria-describedby': error ? helpId(id) : undefined,
          }}
          onChange={({ target }) => change({ mobile: target.value.replaceAll(/[\s-]/g, '') })}
        />
      </FieldShell>
      <FieldShell label={translate('dispatch.form.name')} htmlFor={`${id}-name`}>
        <Framed
          id={`${id}-name`}
          name="name"
          value={entry.name}
          autoComplete="off"
          inputProps={{ maxLength: 40 }}
          onChange={({ target }) => change({ name: target.value })}
        />
      </FieldShell>
      <label>
        <input
          type="checkbox"
          checked={entry.isOldPerson}
          onChange={({ target }) => change({ isOldPerson: target.checked })}
        />
        {translate('order.marks.elderly')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={entry.isWalkIn}
          onChange={({ target }) => change({ isWalkIn: target.checked })}
        />
        {translate('order.walkIn')}
      </label>
    </Pair>
  );
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: '4px 8px',
  '& > label': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 },
  'input[type=checkbox]': { width: 16, height: 16, margin: 0 },
});
