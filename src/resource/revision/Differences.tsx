/** What one version holds beside the record as it is now, or beside the version before it. */
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Revision, revisionCalls } from '../../contract/revision.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { FieldTable } from './FieldTable.tsx';
import { Restore } from './Restore.tsx';
import type { RevisionWords } from './revision-words.ts';

interface DifferencesProps extends RevisionWords {
  version: Revision;
  before?: Revision;
  isLatest: boolean;
  mayRestore: boolean;
  onRestored: (anewId?: string) => void;
}

type Against = 'now' | 'before';

export function Differences({
  version,
  before,
  isLatest,
  mayRestore,
  onRestored,
  ...words
}: DifferencesProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const isGone = version.kind === 'delete';
  const [wanted, setAgainst] = useState<Against>(isLatest && !isGone ? 'before' : 'now');
  const against = before ? wanted : 'now';
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useAnswer(revisionCalls.compareRevision, {
    query: { id: version.id, ...(against === 'before' && before && { otherId: before.id }) },
  });
  const fields = data?.fields ?? [];
  const canRestore =
    mayRestore && against === 'now' && data?.canRestore === true && fields.some(field => field.canRestore);
  return (
    <Side>
      <Bar>
        <RadioGroup
          row
          aria-label={translate('revision.against')}
          value={against}
          onChange={event => setAgainst(event.target.value === 'before' ? 'before' : 'now')}
        >
          <FormControlLabel value="now" control={<Radio />} label={translate('revision.now')} />
          {before && (
            <FormControlLabel value="before" control={<Radio />} label={translate('revision.before')} />
          )}
        </RadioGroup>
        {canRestore && (
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
            {translate('revision.restore')}
          </Button>
        )}
      </Bar>
      {error && <ErrorState {...describe(error)} onRetry={() => refetch()} />}
      {data && fields.length === 0 && <Same>{translate(`revision.same.${against}`)}</Same>}
      {fields.length > 0 && (
        <FieldTable
          {...words}
          fields={fields}
          heads={
            against === 'now'
              ? [translate('revision.head.now'), translate('revision.head.this')]
              : [translate('revision.head.before'), translate('revision.head.this')]
          }
        />
      )}
      {isAsking && data && (
        <Restore
          {...words}
          version={version}
          comparison={data}
          onClose={() => setAsking(false)}
          onRestored={onRestored}
        />
      )}
    </Side>
  );
}

const Side = styled('div')({ flex: 1, minWidth: 0, overflow: 'auto' });

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 48,
  padding: '4px 16px',
});

const Same = styled('p')(({ theme }) => ({ margin: 0, padding: '8px 16px', color: theme.tokens.text.plain }));
