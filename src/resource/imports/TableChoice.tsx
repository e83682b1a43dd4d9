/** Which sheet of the file holds the table, and which row its head: what was guessed, and open to correction. */
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { type ImportFile, LAST_HEAD_ROW } from '../../contract/job.ts';

/** Where the table is; without a row, where its head is guessed to be. */
export interface TablePlace {
  sheet?: string;
  headRow?: number;
}

interface TableChoiceProps {
  file: Pick<ImportFile, 'sheetName' | 'sheetNames' | 'headRow'>;
  isBusy: boolean;
  onChange: (place: TablePlace) => void;
}

const HEAD_ROWS = Array.from({ length: LAST_HEAD_ROW }, (_, at) => at + 1);

export function TableChoice({ file, isBusy, onChange }: TableChoiceProps) {
  const translate = useTranslate();
  const { sheetName, sheetNames, headRow } = file;
  return (
    <Row>
      {sheetName !== null && sheetNames.length > 1 && (
        <Choice
          label={translate('imports.sheet')}
          value={sheetName}
          values={sheetNames}
          isBusy={isBusy}
          show={name => name}
          onChange={sheet => onChange({ sheet })}
        />
      )}
      <Choice
        label={translate('imports.head')}
        value={headRow}
        values={HEAD_ROWS}
        isBusy={isBusy}
        show={row => translate('imports.headRow', { row })}
        onChange={row => onChange({ headRow: row, ...(sheetName !== null && { sheet: sheetName }) })}
      />
    </Row>
  );
}

interface ChoiceProps<V extends string | number> {
  label: string;
  value: V;
  values: readonly V[];
  isBusy: boolean;
  show: (value: V) => string;
  onChange: (value: V) => void;
}

function Choice<V extends string | number>({ label, value, values, isBusy, show, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <FormControl size="small" sx={{ minWidth: 160, maxWidth: '100%' }} disabled={isBusy}>
      <InputLabel id={id}>{label}</InputLabel>
      <Select labelId={id} label={label} value={value} onChange={({ target }) => onChange(target.value as V)}>
        {values.map(each => (
          <MenuItem key={each} value={each}>
            {show(each)}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 });
