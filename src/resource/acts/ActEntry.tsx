/** One field of what an act asks for. */
import NativeSelect from '@mui/material/NativeSelect';
import { DateInput } from '../../kit/date/DateInput.tsx';
import { Framed } from '../../kit/Framed.tsx';
import type { ActField } from './act.ts';

const USUAL_LONGEST = 200;
const NOTE_LINES = 3;

interface ActEntryProps {
  field: ActField;
  value: string;
  isFirst: boolean;
  onChange(value: string): void;
}

export function ActEntry({ field, value, isFirst, onChange }: ActEntryProps) {
  const { label, kind, choices, longest = USUAL_LONGEST } = field;
  const common = {
    value,
    autoFocus: isFirst,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (choices)
    return (
      <NativeSelect {...common} input={<Framed />} inputProps={{ 'aria-label': label }}>
        <option value="">{label}</option>
        {choices.map(({ value: each, label: word }) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </NativeSelect>
    );
  if (kind === 'moment')
    return (
      <DateInput
        value={value}
        autoFocus={isFirst}
        onChange={onChange}
        unit="minute"
        startAdornment={<span>{label}</span>}
        inputProps={{ 'aria-label': label }}
      />
    );
  return (
    <Framed
      {...common}
      placeholder={label}
      {...(kind === 'note' && { multiline: true, minRows: NOTE_LINES })}
      inputProps={{
        'aria-label': label,
        maxLength: longest,
        ...(kind === 'fen' && { inputMode: 'decimal' as const }),
      }}
    />
  );
}
