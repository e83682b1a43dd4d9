/** What else the driver has withdrawn within thirty days. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { type Withdrawal, withdrawal } from '../../contract/withdrawal.ts';
import { listPath } from '../../data/figures.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { midnight } from '../../kit/format/time.ts';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { withdrawalPath } from '../../nouns/cash/paths.ts';
import { Block } from './Block.tsx';
import { toneOf } from './tone-of.ts';

const DAYS = 30;
const SHOWN = 8;

export function RecentOfDriver({ row }: { row: Withdrawal }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const filter = { driverId: row.driverId, createdOn__gte: midnight(row.createdOn, DAYS) };
  const { data, error, isPending, refetch } = useAnswer(withdrawal.calls.list, {
    query: { ...filter, current: 1, size: SHOWN + 1 },
  });
  const others = data?.rows.filter(({ id }) => id !== row.id).slice(0, SHOWN) ?? [];
  const all = (
    <LinkBase to={listPath(withdrawal.resource, filter)}>{translate('withdrawal.recent.all')}</LinkBase>
  );
  return (
    <Block
      title={translate('withdrawal.recent.title', { smart_count: DAYS })}
      beside={others.length > 0 && all}
      isBusy={isPending}
    >
      {!data && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {isPending && <SkeletonLines />}
      {data && others.length === 0 && <p>{translate('withdrawal.recent.none')}</p>}
      {others.length > 0 && (
        <List>
          {others.map(({ id, withdrawNo, amount, state, createdOn }) => (
            <li key={id}>
              <Time isByClock value={createdOn} />
              <LinkBase to={withdrawalPath(id)}>{withdrawNo}</LinkBase>
              <b>{formatYuan(amount)}</b>
              <StatusMark tone={toneOf(state)}>{translate(`withdrawal.state.${state}`)}</StatusMark>
            </li>
          ))}
        </List>
      )}
    </Block>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  li: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) 88px 92px',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 28,
    color: tokens.text.plain,
  },
  'time, a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  b: { fontWeight: 600, textAlign: 'right', color: tokens.text.strong },
}));
