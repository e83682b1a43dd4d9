/** Which column is what: with what stands in it, kept by its name for the next file of the kind. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { SavedMapping, StatementFile } from '../../../contract/reconciliation-files.ts';
import { STATEMENT_CHANNELS, STATEMENT_TIME_FORMATS } from '../../../contract/reconciliation-statement.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';
import { TableChoice } from '../../../resource/imports/TableChoice.tsx';
import { Choice } from './Choice.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { COLUMN_FIELDS, type Table } from './column-guess.ts';
import { MappingFoot } from './MappingFoot.tsx';
import { useMapping } from './use-mapping.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface MappingFormProps {
  file: StatementFile;
  /** As it was guessed when the file came in. */
  firstTable: Table;
  day: string;
  saved: readonly SavedMapping[];
  /** The one that is changed; null: a new one is made. */
  used: SavedMapping | null;
  onSaved: (mapping: SavedMapping) => void;
  onCancel: () => void;
}

export function MappingForm({ file, firstTable, day, saved, used, onSaved, onCancel }: MappingFormProps) {
  const translate = useTranslate();
  const refusalWords = useRefusalWords();
  const word = (key: string) => translate(`reconciliationDesk.mapping.${key}`);
  const id = useId();
  const made = useMapping({ file, firstTable, day, used });
  const { kept, table, draft } = made;
  const { change, typed } = kept;
  return (
    <Box>
      <TableChoice file={table} isBusy={made.isLooking} onChange={made.lookAt} />
      {made.error && <p role="alert">{refusalWords(made.error)}</p>}
      <Line>
        <Choice
          label={word('channel')}
          value={draft.channel}
          values={STATEMENT_CHANNELS}
          wordOf={one => translate(`reconciliation.channel.${one}`)}
          onChange={channel => change({ channel })}
        />
        <Choice
          label={word('unit')}
          value={draft.unit}
          values={['yuan', 'fen']}
          wordOf={one => word(one)}
          onChange={unit => change({ unit })}
        />
        <Choice
          label={word('format')}
          value={draft.format}
          values={STATEMENT_TIME_FORMATS}
          wordOf={one => translate(`reconciliationDesk.mapping.formats.${one}`)}
          onChange={format => change({ format })}
        />
        <FieldShell label={word('endMark')} htmlFor={`${id}end`}>
          <Framed
            value={draft.endMark}
            inputProps={{ maxLength: 40, id: `${id}end` }}
            onChange={event => change({ endMark: event.target.value })}
          />
        </FieldShell>
      </Line>
      <table>
        <thead>
          <tr>
            <th scope="col">{word('fact')}</th>
            <th scope="col">{word('column')}</th>
            <th scope="col">{word('samples')}</th>
          </tr>
        </thead>
        <tbody>
          {COLUMN_FIELDS.map(field => (
            <ColumnRow
              key={field}
              {...{ field, table, draft }}
              onColumn={head => change({ columns: { ...typed.columns, [field]: head } })}
              onWords={(key, text) => change({ words: { ...typed.words, [key]: text } })}
            />
          ))}
        </tbody>
      </table>
      <MappingFoot
        {...{ day, saved, used, kept, onSaved, onCancel }}
        fileId={file.fileId}
        channel={draft.channel}
        mapping={made.mapping}
        isBusy={made.isLooking}
      />
    </Box>
  );
}

const Box = styled('div')(({ theme: { tokens } }) => ({
  table: { width: '100%', marginTop: 8, borderCollapse: 'collapse' },
  'th, td': { padding: '4px 8px 4px 0', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  'thead th': { fontSize: 12, color: tokens.text.faint },
  'tbody tr': { borderTop: `1px solid ${tokens.line}` },
}));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  marginTop: 8,
});
