/** One fact of a line: its column, what stands there, and where it is said in words, what each word means. */
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { Framed } from '../../../kit/Framed.tsx';
import { type ColumnField, headsOf, samplesOf, type Table } from './column-guess.ts';
import { isWorded, type MappingDraft, WORDED, wordsKey } from './mapping-draft.ts';

interface ColumnRowProps {
  field: ColumnField;
  table: Table;
  draft: MappingDraft;
  onColumn: (head: string) => void;
  onWords: (key: string, text: string) => void;
}

export function ColumnRow({ field, table, draft, onColumn, onWords }: ColumnRowProps) {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.mapping.${key}`, more);
  const head = draft.columns[field];
  const label = word(`field.${field}`);
  const heads = headsOf(table);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <NativeSelect
          value={head}
          input={<Framed />}
          inputProps={{ 'aria-label': label }}
          onChange={event => onColumn(event.target.value)}
        >
          <option value="">{word('none')}</option>
          {head !== '' && !heads.includes(head) && (
            <option value={head}>{word('absent', { name: head })}</option>
          )}
          {heads.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </td>
      <td>
        {samplesOf(table, head).join(' · ')}
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
                onChange={event => onWords(key, event.target.value)}
              />
            );
          })}
      </td>
    </tr>
  );
}
