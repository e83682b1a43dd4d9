/** One stage of the board: how many there are, and the most urgent of them. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { casesPath } from '../../../nouns/lost/paths.ts';
import type { BoardStage } from '../stages.ts';
import { CaseCard } from './CaseCard.tsx';
import { useStage } from './use-stage.ts';

export function StageColumn({ stage, isAlone }: { stage: BoardStage; isAlone: boolean }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, total, error, isPending, refetch } = useStage(stage);
  const label = translate(`lostOrder.stage.${stage}`);
  const more = (total ?? 0) - (data?.length ?? 0);
  return (
    <Column aria-label={label} aria-busy={isPending} data-alone={isAlone || undefined}>
      {!isAlone && (
        <h2>
          {label} <small>{total}</small>
        </h2>
      )}
      {error && !data && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {total === 0 && <p>{translate('common.none')}</p>}
      <ul>
        {data?.map(row => (
          <li key={row.id}>
            <CaseCard row={row} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <LinkBase to={casesPath({ stage })}>{translate('lostDesk.moreOf', { smart_count: more })}</LinkBase>
      )}
    </Column>
  );
}

const Column = styled('section')(({ theme: { tokens } }) => ({
  flex: '1 0 176px',
  minWidth: 0,
  padding: '8px 8px 16px',
  overflowY: 'auto',
  '& + section': { borderLeft: `1px solid ${tokens.line}` },
  h2: { margin: '0 0 8px', fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  small: { color: tokens.text.faint, fontWeight: 400 },
  p: { margin: 0, color: tokens.text.faint },
  ul: { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& > a': { display: 'block', paddingTop: 8, color: tokens.accent.ink },
  '&[data-alone]': { padding: 16 },
}));
