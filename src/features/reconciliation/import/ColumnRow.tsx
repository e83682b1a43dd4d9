/** One fact of a line: its column, what stands there, and where it is said in words, what each word means. */
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { type ColumnField, isWorded, type MappingDraft, WORDED, wordsKey } from './mapping-draft.ts';

interface ColumnRowProps {
  field: ColumnField;
  table: NonNullable<StatementFile['table']>;
  draft: MappingDraft;
  onChange: (part: Partial<MappingDraft>) => void;
}

export function ColumnRow({ field, table, draft, onChange }: ColumnRowProps) {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.mapping.${key}`, more);
  const head = draft.columns[field];
  const label = word(`field.${field}`);
  const samples = table.columns.find(({ name }) => name === head)?.samples ?? [];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <NativeSelect
          value={head}
          input={<Framed />}
          inputProps={{ 'aria-label': label }}
          onChange={event => onChange({ columns: { ...draft.columns, [field]: event.target.value } })}
        >
          <option value="">{word('none')}</option>
          {[...new Set(table.columns.map(({ name }) => name))]
            .filter(name => name !== '')
            .map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </NativeSelect>
      </td>
      <td>
        {samples.join(' · ')}
        {head !== '' &&
          isWorded(field) &&
          WORDED[field].map(meaning => {
            const key = wordsKey(field, meaning);
            const means = translate(`reconciliationDesk.${field}.${meaning}`);
            return (
              <Framed
                key={key}
                fullWidth
                value={draft.words[key] ?? ''}
                placeholder={word('wordsFor', { meaning: means })}
                inputProps={{ 'aria-label': word('wordsFor', { meaning: means }) }}
                onChange={event => onChange({ words: { ...draft.words, [key]: event.target.value } })}
              />
            );
          })}
      </td>
    </tr>
  );
}
