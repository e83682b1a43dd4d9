/** Which column is what: with what stands in it, kept by its name for the next file of the kind. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { SavedMapping, StatementFile } from '../../../contract/reconciliation-files.ts';
import { STATEMENT_CHANNELS } from '../../../contract/reconciliation-statement.ts';
import { useCall } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';
import { LineTable } from '../day/LineTable.tsx';
import { Choice } from './Choice.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { COLUMN_FIELDS, draftOf, mappingOf, TIME_FORMATS } from './mapping-draft.ts';
import { useRefusalWords } from './use-refusal-words.ts';

interface MappingFormProps {
  table: NonNullable<StatementFile['table']>;
  fileId: string;
  day: string;
  saved: readonly SavedMapping[];
  /** The one that is changed: its name is offered. */
  used: SavedMapping | null;
  onSaved: (mapping: SavedMapping) => void;
  onCancel: () => void;
}

export function MappingForm({ table, fileId, day, saved, used, onSaved, onCancel }: MappingFormProps) {
  const translate = useTranslate();
  const refusalWords = useRefusalWords();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.mapping.${key}`, more);
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(table));
  const [name, setName] = useState(used?.name ?? '');
  const trying = useCall(reconciliationCalls.readStatementFile);
  const saving = useCall(reconciliationCalls.saveMapping);
  const mapping = mappingOf(draft, table);
  const same = saved.find(one => one.name === name.trim());
  const problem = saving.error ?? trying.error;
  const preview = trying.data?.table === null ? trying.data.lines : undefined;
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const handleTry = () =>
    mapping && trying.mutate({ body: { fileId, day, channel: draft.channel, mapping } });
  const handleSave = () =>
    mapping &&
    saving.mutate(
      {
        body: {
          name: name.trim(),
          channel: draft.channel,
          mapping,
          ...(same && { version: same.version }),
        },
      },
      { onSuccess: onSaved },
    );
  return (
    <Box>
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
          values={TIME_FORMATS}
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
            <ColumnRow key={field} field={field} table={table} draft={draft} onChange={change} />
          ))}
        </tbody>
      </table>
      {preview && <LineTable lines={preview} />}
      {problem && <p role="alert">{refusalWords(problem)}</p>}
      <Line>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!mapping}
          loading={trying.isPending}
          onClick={handleTry}
        >
          {word('try')}
        </Button>
        <FieldShell label={word('name')} htmlFor={`${id}name`}>
          <Framed
            value={name}
            inputProps={{ maxLength: 40, id: `${id}name` }}
            onChange={event => setName(event.target.value)}
          />
        </FieldShell>
        <Button color="inherit" onClick={onCancel}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!mapping || name.trim() === ''}
          loading={saving.isPending}
          onClick={handleSave}
        >
          {word(same ? 'replace' : 'save')}
        </Button>
      </Line>
      {!mapping && <p role="status">{word('missing')}</p>}
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
