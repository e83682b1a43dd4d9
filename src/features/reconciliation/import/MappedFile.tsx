/** A file of unknown format: read by a mapping that is kept, or by one that is made here. */
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { SavedMapping, StatementFile } from '../../../contract/reconciliation-files.ts';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';
import type { Table } from './column-guess.ts';
import { MappingForm } from './MappingForm.tsx';
import type { Plan } from './plan.ts';
import { ReadFile } from './ReadFile.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

interface MappedFileProps {
  day: string;
  file: StatementFile;
  table: Table;
  onPlan: (plan: Plan | undefined) => void;
}

export function MappedFile({ day, file, table, onPlan }: MappedFileProps) {
  const translate = useTranslate();
  const refusalWords = useRefusalWords();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.mapping.${key}`, more);
  const kept = useAnswer(reconciliationCalls.listMappings, {});
  const reading = useCall(reconciliationCalls.readStatementFile);
  const [isMaking, setMaking] = useState(false);
  const [used, setUsed] = useState<SavedMapping | null>(null);
  const [read, setRead] = useState<StatementFile | null>(null);
  const { fileId } = file;
  const saved = kept.data ?? [];
  const apply = (mapping: SavedMapping | null) => {
    setUsed(mapping);
    setRead(null);
    onPlan(undefined);
    reading.reset();
    if (!mapping) return;
    const body = { fileId, day, channel: mapping.channel, mapping: mapping.mapping };
    reading.mutate({ body }, { onSuccess: setRead });
  };
  const make = () => {
    // what is chosen comes in once it is read anew
    onPlan(undefined);
    setMaking(true);
  };
  return (
    <Box>
      <p>{word('unknown')}</p>
      {kept.error && !kept.data && (
        <p role="alert">
          {word('unread')} {refusalWords(kept.error)}{' '}
          <Button size="small" onClick={() => void kept.refetch()}>
            {translate('kit.state.retry')}
          </Button>
        </p>
      )}
      {!isMaking && (
        <Line>
          <NativeSelect
            value={used?.id ?? ''}
            disabled={!kept.data}
            input={<Framed />}
            inputProps={{ 'aria-label': word('kept') }}
            onChange={event => apply(saved.find(({ id }) => id === event.target.value) ?? null)}
          >
            <option value="">{word('choose')}</option>
            {saved.map(({ id, name, channel }) => (
              <option key={id} value={id}>
                {word('named', { name, channel: translate(`reconciliation.channel.${channel}`) })}
              </option>
            ))}
          </NativeSelect>
          <Button variant="outlined" color="inherit" onClick={make}>
            {word(used ? 'change' : 'make')}
          </Button>
        </Line>
      )}
      {reading.error && !isMaking && <p role="alert">{refusalWords(reading.error)}</p>}
      {isMaking && (
        <MappingForm
          {...{ file, day, saved, used }}
          firstTable={table}
          onSaved={mapping => {
            setMaking(false);
            apply(mapping);
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {read && used && !isMaking && read.table === null && (
        <ReadFile key={used.id} day={day} file={read} mappingId={used.id} onPlan={onPlan} />
      )}
    </Box>
  );
}

const Box = styled('div')({ '& > p': { margin: '4px 0' } });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
