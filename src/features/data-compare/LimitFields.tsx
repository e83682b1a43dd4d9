/** The limits, typed: what is no limit stays in its field with what is wrong, and the one before goes on holding. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { THRESHOLDS, type ThresholdName, type Thresholds } from '../../contract/data-compare.ts';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { LIMITS, limitOf } from './use-limits.ts';

interface LimitFieldsProps {
  limits: Thresholds;
  onLimit: (name: ThresholdName, value: number) => void;
}

export function LimitFields({ limits, onLimit }: LimitFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Fields aria-labelledby={id}>
      <h2 id={id}>{translate('dataCompare.limits')}</h2>
      {LIMITS.map(name => (
        <LimitField key={name} name={name} value={limits[name]} onLimit={onLimit} />
      ))}
    </Fields>
  );
}

interface LimitFieldProps extends Pick<LimitFieldsProps, 'onLimit'> {
  name: ThresholdName;
  value: number;
}

function LimitField({ name, value, onLimit }: LimitFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && limitOf(name, typed) === undefined;
  const take = () => {
    const wanted = typed === null ? undefined : limitOf(name, typed);
    if (wanted === undefined) return;
    setTyped(null);
    if (wanted !== value) onLimit(name, wanted);
  };
  const { lowest, highest } = THRESHOLDS[name];
  return (
    <FieldShell
      label={translate(`dataCompare.limit.${name}`)}
      htmlFor={id}
      error={isWrong ? translate('dataCompare.noLimit', { lowest, highest }) : undefined}
    >
      <Framed
        id={id}
        value={typed ?? String(value)}
        error={isWrong}
        autoComplete="off"
        endAdornment={<span aria-hidden>{translate(`dataCompare.unit.${name}`)}</span>}
        inputProps={{
          inputMode: 'numeric',
          'aria-describedby': isWrong ? helpId(id) : undefined,
          style: { textAlign: 'right', paddingRight: 4 },
        }}
        onChange={event => setTyped(event.target.value.normalize('NFKC'))}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
    </FieldShell>
  );
}

const Fields = styled('section')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: '12px 12px',
  padding: '8px 16px 16px',
  h2: { gridColumn: '1 / -1', margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
});
