/** What becomes of a row whose record is there already: a problem, or a change of that record. */
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface ExistingRecordsProps {
  /** Fields by which a record can be found, and what each is called. */
  keys: readonly { field: string; label: string }[];
  /** Null where rows only add. */
  value: string | null;
  onChange: (field: string | null) => void;
}

/** What the select has for no field. */
const NONE = '';

export function ExistingRecords({ keys, value, onChange }: ExistingRecordsProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('imports.existing');
  return (
    <FormControl size="small" sx={{ mt: 2, minWidth: 240 }}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        value={value ?? NONE}
        onChange={({ target }) => onChange(target.value === NONE ? null : target.value)}
        displayEmpty
        notched
      >
        <MenuItem value={NONE}>{translate('imports.refuseExisting')}</MenuItem>
        {keys.map(({ field, label: name }) => (
          <MenuItem key={field} value={field}>
            {translate('imports.updateBy', { field: name })}
          </MenuItem>
        ))}
      </Select>
      {value !== null && <FormHelperText sx={{ mx: 0 }}>{translate('imports.updateNote')}</FormHelperText>}
    </FormControl>
  );
}
