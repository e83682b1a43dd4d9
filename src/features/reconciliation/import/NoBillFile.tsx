/** The answer that there is no bill, which does not say of which channel: a person does. */
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import { BY_MAPPING, STATEMENT_CHANNELS } from '../../../contract/reconciliation-statement.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import type { Plan } from './plan.ts';
import { ReadFile } from './ReadFile.tsx';

/** WeChat answers so for both bills; for the others it stands in place of the file that they did not make. */
const OF_NO_BILL = STATEMENT_CHANNELS.filter(channel => channel !== BY_MAPPING);

interface NoBillFileProps {
  day: string;
  file: StatementFile;
  onPlan: (plan: Plan | undefined) => void;
}

export function NoBillFile({ day, file, onPlan }: NoBillFileProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [channel, setChannel] = useState<StatementFile['channel']>(file.channel);
  const word = (key: string) => translate(`reconciliationDesk.file.${key}`);
  // what stands already is another statement for each channel
  const read = useAnswer(
    reconciliationCalls.readStatementFile,
    { body: { fileId: file.fileId, day, ...(channel !== null && { channel }) } },
    { enabled: channel !== file.channel },
  );
  const shown = channel === file.channel ? file : read.data;
  const handleChannel = (value: string) => {
    onPlan(undefined);
    setChannel(OF_NO_BILL.find(one => String(one) === value) ?? file.channel);
  };
  return (
    <>
      <p>
        {word('noBill')}{' '}
        <NativeSelect
          value={channel ?? ''}
          input={<Framed />}
          inputProps={{ 'aria-label': word('channel') }}
          onChange={event => handleChannel(event.target.value)}
        >
          {OF_NO_BILL.map(one => (
            <option key={one} value={one}>
              {translate(`reconciliation.channel.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </p>
      {shown ? (
        <ReadFile key={channel} {...{ day, onPlan }} file={shown} />
      ) : read.error ? (
        <ErrorState {...describe(read.error)} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </>
  );
}
