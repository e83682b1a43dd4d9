/** Up to which sum a batch may go, in yuan as it is typed. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { formatYuan } from '../../kit/format/count.ts';

interface CapFieldProps {
  value: string;
  /** Less than the sum. */
  isBelow: boolean;
  /** Fen. */
  sum: number;
  onChange(text: string): void;
  onEnter(): void;
}

export function CapField({ value, isBelow, sum, onChange, onEnter }: CapFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const amount = formatYuan(sum);
  return (
    <Place>
      <FieldShell
        label={translate('withdrawal.batch.cap')}
        htmlFor={id}
        isRequired
        help={translate('withdrawal.batch.capHelp', { amount })}
        {...(isBelow && { error: translate('withdrawal.batch.capBelow', { amount }) })}
      >
        <Framed
          id={id}
          autoFocus
          value={value}
          error={isBelow}
          autoComplete="off"
          inputProps={{ inputMode: 'decimal', 'aria-required': true, 'aria-describedby': helpId(id) }}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return;
            event.preventDefault();
            onEnter();
          }}
        />
      </FieldShell>
    </Place>
  );
}

const Place = styled('div')({ marginTop: 8 });
