/** Several of a list, as boxes. What may not be chosen is shown, and says why. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useInput, type Validator } from 'ra-core';
import { FieldShell } from './FieldShell.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

export interface Pickable {
  id: string;
  label: string;
  /** Why it cannot be chosen or taken away. */
  barred?: string;
}

interface PickManyFieldProps {
  source: string;
  label: string;
  options: readonly Pickable[];
  help?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  validate?: Validator | Validator[];
  /** From the record's value to ids, and back; ids themselves without. */
  toIds?: (value: unknown) => string[];
  fromIds?: (ids: string[]) => unknown;
}

export function PickManyField(props: PickManyFieldProps) {
  const { source, label, options, toIds = asIds, fromIds = ids => ids } = props;
  const say = useErrorText();
  useFormField(source, label);
  const { field, fieldState } = useInput({ source, validate: props.validate });
  const chosen = toIds(field.value);
  // what is given though no list names it stays visible, and stays given
  const unknown = chosen.filter(id => !options.some(option => option.id === id));
  const toggle = (id: string) =>
    field.onChange(fromIds(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]));
  return (
    <FieldShell
      label={label}
      help={props.help}
      error={say(fieldState.error?.message)}
      isRequired={props.isRequired}
      isWide
    >
      <Boxes>
        {[...options, ...unknown.map((id): Pickable => ({ id, label: id }))].map(option => (
          <FormControlLabel
            key={option.id}
            title={option.barred}
            disabled={props.isDisabled || option.barred !== undefined}
            control={<Checkbox checked={chosen.includes(option.id)} onChange={() => toggle(option.id)} />}
            label={
              <>
                {option.label}
                {option.barred && <Why>{option.barred}</Why>}
              </>
            }
          />
        ))}
      </Boxes>
    </FieldShell>
  );
}

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: '0 16px',
});

const Why = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: 12,
  color: theme.tokens.text.faint,
}));
