/** A mapping is tried on its file, and kept by its name. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { SavedMapping } from '../../../contract/reconciliation-files.ts';
import type { StatementChannel, StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { useCall } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';
import type { SavedInput } from '../../../kit/form/use-saved-input.ts';
import { LineTable } from '../day/LineTable.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

interface MappingFootProps {
  fileId: string;
  day: string;
  channel: StatementChannel;
  /** Undefined while something is missing. */
  mapping: StatementMapping | undefined;
  /** The table is being read, of which the mapping is. */
  isBusy: boolean;
  saved: readonly SavedMapping[];
  /** The one that is changed. */
  used: SavedMapping | null;
  kept: SavedInput<{ name: string }>;
  onSaved: (mapping: SavedMapping) => void;
  onCancel: () => void;
}

export function MappingFoot({
  mapping,
  isBusy,
  kept,
  saved,
  used,
  onSaved,
  onCancel,
  ...file
}: MappingFootProps) {
  const translate = useTranslate();
  const refusalWords = useRefusalWords();
  const id = useId();
  const { fileId, day, channel } = file;
  const trying = useCall(reconciliationCalls.readStatementFile);
  const saving = useCall(reconciliationCalls.saveMapping);
  const word = (key: string) => translate(`reconciliationDesk.mapping.${key}`);
  const name = kept.typed.name.trim();
  // what is changed is held against the version that it was begun with
  const same = used?.name === name ? used : saved.find(one => one.name === name);
  const problem = saving.error ?? trying.error;
  const body = { fileId, day, channel, mapping };
  // what was tried is shown as long as nothing else is meant
  const isTried = JSON.stringify(trying.variables?.body) === JSON.stringify(body);
  const preview = isTried && trying.data?.table === null ? trying.data.lines : undefined;
  const handleTry = () => {
    saving.reset();
    trying.mutate({ body });
  };
  const handleSave = async () => {
    if (!mapping) return;
    const made = { name, channel, mapping, ...(same && { version: same.version }) };
    try {
      onSaved(await kept.save(() => saving.mutateAsync({ body: made })));
    } catch {
      // said above the buttons
    }
  };
  return (
    <>
      {preview && <LineTable lines={preview} />}
      {problem && <p role="alert">{refusalWords(problem)}</p>}
      <Line>
        <Button
          variant="outlined"
          color="inherit"
          disabled={!mapping || isBusy}
          loading={trying.isPending}
          onClick={handleTry}
        >
          {word('try')}
        </Button>
        <FieldShell label={word('name')} htmlFor={id}>
          <Framed
            value={kept.typed.name}
            inputProps={{ maxLength: 40, id }}
            onChange={event => kept.change({ name: event.target.value })}
          />
        </FieldShell>
        <Button color="inherit" onClick={onCancel}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!mapping || isBusy || name === ''}
          loading={saving.isPending}
          onClick={() => void handleSave()}
        >
          {word(same ? 'replace' : 'save')}
        </Button>
      </Line>
      {!mapping && <p role="status">{word('missing')}</p>}
    </>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, marginTop: 8 });
