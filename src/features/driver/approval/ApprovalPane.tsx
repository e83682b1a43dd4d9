/** One request: who, what becomes otherwise, the pictures, and the decision. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type DriverApproval, driverApprovalCalls, PENDING } from '../../../contract/driver-approval.ts';
import { addressOf } from '../../../data/base-path.ts';
import { useRecordLive } from '../../../data/live/use-record-live.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotices } from '../../../kit/record/RecordNotices.tsx';
import { StatusMark, type StatusTone } from '../../../kit/StatusMark.tsx';
import { useHeldRecords } from '../../../resource/undo/use-hold.ts';
import { PictureDesk } from '../PictureDesk.tsx';
import { APPROVAL } from '../paths.ts';
import { Comparison } from './Comparison.tsx';
import { DecisionBar } from './DecisionBar.tsx';

/** Addresses of pictures are good for five minutes. */
const RENEW_MS = 240_000;

interface ApprovalPaneProps {
  id: string;
  /** Which one comes next: its pictures are fetched meanwhile. */
  upcoming: string | undefined;
  onDecided: () => void;
  onBack: (request: DriverApproval) => void;
}

export function ApprovalPane({ id, upcoming, onDecided, onBack }: ApprovalPaneProps) {
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(
    driverApprovalCalls.oneApproval,
    { params: { id } },
    { repeatMs: RENEW_MS },
  );
  useAhead(upcoming);
  if (!data) {
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  }
  return <Request request={data} refetch={refetch} onDecided={onDecided} onBack={onBack} />;
}

interface RequestProps {
  request: DriverApproval;
  refetch: () => Promise<unknown>;
  onDecided: () => void;
  onBack: (request: DriverApproval) => void;
}

function Request({ request, refetch, onDecided, onBack }: RequestProps) {
  const translate = useTranslate();
  const isPending = request.auditStatus === PENDING;
  const isHeld = useHeldRecords(APPROVAL).includes(request.id);
  const mayAudit = useMay(driverApprovalCalls.decideApproval) && isPending && !isHeld;
  // nothing is typed into a request: what somebody else has decided is shown at once
  usePush('RECORD_CHANGED', ({ data: { resource, recordId } }) => {
    if (resource === APPROVAL && recordId === request.id) void refetch();
  });
  const live = useRecordLive({ resource: APPROVAL, recordId: request.id, mayEdit: mayAudit, refetch });
  return (
    <Pane>
      <Head>
        <h2>{request.name}</h2>
        <span>{translate(`driverApproval.type.${request.type}`)}</span>
        <StatusMark tone={TONES[request.auditStatus]}>
          {translate(`driverApproval.state.${request.auditStatus}`)}
        </StatusMark>
        <small>{translate('driverApproval.handedIn', { time: formatTime(request.createdOn) })}</small>
      </Head>
      <RecordNotices notices={live.notices} />
      {!isPending && (
        <Decided>
          {translate('driverApproval.decidedBy', {
            by: request.auditUser ?? translate('common.none'),
            time: formatTime(request.auditTime),
          })}
          {request.reason && <b>{request.reason}</b>}
        </Decided>
      )}
      <Body>
        <Comparison request={request} />
        <PictureDesk
          pictures={request.attachments.flatMap(({ kind, fileId, url }) =>
            url === null
              ? []
              : [{ key: fileId, label: translate(`driverApproval.attachment.${kind}`), src: addressOf(url) }],
          )}
        />
      </Body>
      {mayAudit && !live.isReadOnly && (
        <DecisionBar request={request} onDecided={onDecided} onBack={onBack} />
      )}
    </Pane>
  );
}

const TONES: Readonly<Record<DriverApproval['auditStatus'], StatusTone>> = { 0: 'warn', 1: 'ok', 2: 'bad' };

/** So that the next one is there at once. */
function useAhead(id: string | undefined) {
  const { data } = useAnswer(
    driverApprovalCalls.oneApproval,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: RENEW_MS },
  );
  useEffect(() => {
    for (const { url } of data?.attachments ?? []) if (url) new Image().src = addressOf(url);
  }, [data]);
}

const Pane = styled('article')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '12px 16px 8px',
  h2: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  small: { marginLeft: 'auto', color: tokens.text.faint, fontSize: 12 },
}));

const Decided = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 12,
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.faint,
  b: { color: tokens.text.strong },
}));

const Body = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
