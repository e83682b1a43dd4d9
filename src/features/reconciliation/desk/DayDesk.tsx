/** One day: its strip, its channels, its differences and what closing it still needs. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { DIFFERENCE_WAITS } from '../../../contract/reconciliation-states.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { useMay } from '../../../data/session-context.tsx';
import { useCall, useInvalidateCalls } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Pane } from '../../../kit/Pane.tsx';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { ChannelTable } from '../day/ChannelTable.tsx';
import { DayAside } from '../day/DayAside.tsx';
import { DayStrip } from '../day/DayStrip.tsx';
import { lastOfStrip } from '../day/days.ts';
import { TitleRow } from '../day/TitleRow.tsx';
import { useDay, useDays, useDifferences } from '../day/use-days.ts';
import { DifferenceList } from '../difference/DifferenceList.tsx';
import { KindTabs } from '../difference/KindTabs.tsx';
import type { Place } from '../place.ts';
import { DeskDialogs, type OpenDialog } from './DeskDialogs.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { useDifferenceWalk } from './use-difference-walk.ts';

interface DayDeskProps {
  day: string;
  today: string;
  place: Place;
  onPlace: (place: Partial<Place>) => void;
}

export function DayDesk({ day, today, place, onPlace }: DayDeskProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const isNarrow = useIsNarrow();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const whole = useFocusKept<HTMLDivElement>({ isPage: true });
  const last = lastOfStrip(day, today);
  const days = useDays({ day, last });
  const overview = useDay(day);
  const differences = useDifferences(day, place);
  const matching = useCall(reconciliationCalls.matchDay);
  const mayImport = useMay(reconciliationCalls.importStatement);
  const forgetAnswers = useInvalidateCalls();
  // what an import or a matching comes to is shown as soon as it is over
  usePush('JOB_CHANGED', ({ data: { state } }) => {
    if (state === 'done') forgetAnswers();
  });
  const rows = differences.data?.rows;
  const unread = {
    failure: !rows && differences.error ? describe(differences.error) : undefined,
    onRetry: () => void differences.refetch(),
  };
  const open = (id: string | undefined) => onPlace({ id });
  const walk = useDifferenceWalk(rows ?? [], { id: place.id, first: !isNarrow, onOpen: open });
  const isClosed = overview.data?.state === 'closed';
  const inView = rows?.find(row => row.id === walk.openId);
  const onImport = mayImport && !isClosed ? () => setDialog({ kind: 'import' }) : undefined;
  const match = () =>
    matching.mutate(
      { body: { day } },
      {
        onSuccess: () => notify('reconciliationDesk.title.matching', { type: 'info' }),
        onError: error => notify(describe(error).text, { type: 'error' }),
      },
    );
  const showDay = (to: string) => onPlace({ day: to, id: undefined, type: undefined, channel: undefined });
  const isDetail = isNarrow && place.id !== undefined;
  const { data, error } = overview;
  return (
    <Pane ref={whole}>
      {!isDetail && (
        <>
          <TitleRow
            day={day}
            overview={data}
            isMatching={matching.isPending}
            onMatch={match}
            onImport={() => setDialog({ kind: 'import' })}
            onClose={() => setDialog({ kind: 'close' })}
            onReopen={() => setDialog({ kind: 'reopen' })}
          />
          <DayStrip
            {...{ day, today, last }}
            days={days.data}
            failure={!days.data && days.error ? describe(days.error) : undefined}
            onRetry={() => void days.refetch()}
            onDay={showDay}
          />
        </>
      )}
      {error && !data && <ErrorState {...describe(error)} onRetry={() => void overview.refetch()} />}
      {!data && !error && (
        <Loading aria-busy>
          <SkeletonLines />
        </Loading>
      )}
      {data && (
        <Columns>
          <Main>
            {!isDetail && (
              <>
                <ChannelTable
                  day={day}
                  channels={data.channels}
                  current={inView?.channel}
                  onImport={onImport}
                  onLines={channel => setDialog({ kind: 'lines', channel })}
                  onChannel={(channel: StatementChannel) =>
                    onPlace({ channel, type: undefined, id: undefined })
                  }
                />
                <KindTabs
                  overview={data}
                  type={place.type}
                  channel={place.channel}
                  onType={type => onPlace({ type, id: undefined })}
                  onChannel={channel => onPlace({ channel, id: undefined })}
                />
              </>
            )}
            <Work>
              {!isDetail && (
                <DifferenceList
                  overview={data}
                  rows={rows}
                  total={differences.data?.total ?? 0}
                  {...unread}
                  openId={walk.openId}
                  onOpen={open}
                />
              )}
              {isDetail && (
                <Back color="inherit" startIcon={<ArrowLeft aria-hidden />} onClick={() => open(undefined)}>
                  {translate('reconciliationDesk.list.back', { day })}
                </Back>
              )}
              {(isDetail || !isNarrow) && (
                <DifferenceView
                  overview={data}
                  openId={walk.openId}
                  at={walk.at}
                  of={rows?.length}
                  isReady={data.closeRefusal === null}
                  {...unread}
                  onHandled={() => open(walk.next() ?? (isNarrow ? undefined : walk.openId))}
                />
              )}
            </Work>
          </Main>
          {!isDetail && (
            <DayAside
              overview={data}
              onWaiting={() =>
                onPlace({
                  type: undefined,
                  channel: undefined,
                  id: rows?.find(row => row.handleState === DIFFERENCE_WAITS)?.id,
                })
              }
              onImport={onImport}
            />
          )}
        </Columns>
      )}
      {data && <DeskDialogs dialog={dialog} overview={data} onEnd={() => setDialog(null)} />}
    </Pane>
  );
}

const Loading = styled('div')({ padding: 16 });

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [breakpoints.down('lg')]: { flexDirection: 'column', overflow: 'auto' },
}));

const Main = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  [breakpoints.down('lg')]: { flex: 'none' },
}));

const Work = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [breakpoints.between('md', 'lg')]: { minHeight: 420, maxHeight: 620 },
  [breakpoints.down('md')]: { flexDirection: 'column' },
}));

const Back = styled(Button)({ alignSelf: 'flex-start', flex: 'none', margin: '4px 8px 0' });
