/** Now, or a time of day. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { serverNow } from '../../../data/server-clock.ts';
import { DateInput } from '../../../kit/date/DateInput.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';
import { toMinuteInput } from '../../../kit/format/time.ts';
import { Chips } from '../parts/Chips.tsx';

interface WhenFieldProps {
  /** As an input of day and time has it; empty for now. */
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** What somebody who wants one for later usually means. */
const LATER_MS = 3_600_000;
const KINDS = ['0', '1'] as const;

export function WhenField({ value, error, onChange }: WhenFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const isLater = value !== '';
  return (
    <FieldShell label={translate('order.field.useTime')} error={error}>
      <Line>
        <Chips
          label={translate('order.field.type')}
          values={KINDS}
          wordOf={kind => translate(`order.type.${kind}`)}
          isChosen={kind => (kind === '1') === isLater}
          onChoose={kind => onChange(kind === '1' ? value || toMinuteInput(serverNow() + LATER_MS) : '')}
        />
        {isLater && (
          <DateInput
            id={id}
            name="useTime"
            unit="minute"
            value={value}
            error={error !== undefined}
            inputProps={{
              'aria-label': translate('order.field.useTime'),
              'aria-invalid': error !== undefined,
            }}
            onChange={onChange}
          />
        )}
      </Line>
    </FieldShell>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
