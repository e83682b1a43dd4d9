/** One of a few, with its name above it. */
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';

interface ChoiceProps<V extends string | number> {
  label: string;
  value: V;
  values: readonly V[];
  wordOf: (value: NoInfer<V>) => string;
  onChange: (value: NoInfer<V>) => void;
}

export function Choice<V extends string | number>({
  label,
  value,
  values,
  wordOf,
  onChange,
}: ChoiceProps<V>) {
  const id = useId();
  return (
    <FieldShell label={label} htmlFor={id}>
      <NativeSelect
        value={value}
        input={<Framed />}
        inputProps={{ id }}
        onChange={event => {
          const chosen = values.find(one => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {wordOf(one)}
          </option>
        ))}
      </NativeSelect>
    </FieldShell>
  );
}
