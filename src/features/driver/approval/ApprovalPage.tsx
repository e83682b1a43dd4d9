/** What drivers ask for: the queue at the left, one request at the right, decided one after the other by keyboard. */
import { useLocation, useNavigate, useParams, useTranslate } from 'ra-core';
import { driverApprovalCalls, PENDING } from '../../../contract/driver-approval.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { TwoPanes, useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { useCanTakeBack, useHeldRecords, useHold } from '../../../resource/undo/use-hold.ts';
import { APPROVAL, APPROVAL_PATH, approvalPath } from '../paths.ts';
import { ApprovalPane } from './ApprovalPane.tsx';
import { ApprovalQueue } from './ApprovalQueue.tsx';
import { type ApprovalSearch, isNarrowed, parseApprovalSearch, searchOf } from './approval-search.ts';
import { useHeldBy } from './use-held-by.ts';

/** As many as one sitting decides; the rest moves up. */
const QUEUE = 100;

export default function ApprovalPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { id } = useParams();
  const { search } = useLocation();
  const isNarrow = useIsNarrow();
  const sought = parseApprovalSearch(search);
  const heldBy = useHeldBy(APPROVAL);
  const { data, error, refetch } = useAnswer(driverApprovalCalls.listApprovals, {
    query: {
      size: QUEUE,
      auditStatus: sought.auditStatus,
      ...(sought.type && { type: sought.type }),
      ...(sought.keyword && { keyword: sought.keyword }),
    },
  });
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    if (resource === APPROVAL) void refetch();
  });
  // what is decided is no longer here, though it can still be taken back
  const held = useHeldRecords(APPROVAL);
  const all = data?.rows ?? [];
  const rows = sought.auditStatus === PENDING ? all.filter(row => !held.includes(row.id)) : all;
  const open = (to: string | undefined) =>
    navigate(to === undefined ? `${APPROVAL_PATH}${search}` : `${approvalPath(to)}${search}`, {
      replace: true,
    });
  // who opens the page has the first that nobody else is at
  const first = isNarrow ? undefined : rows.find(row => !heldBy(row.id))?.id;
  const openId = id ?? first;
  const at = rows.findIndex(row => row.id === openId);
  const step = (by: 1 | -1) => {
    const to = rows[at + by]?.id;
    if (to !== undefined) open(to);
  };
  useShortcut('j, down', () => step(1), { label: 'driverApproval.keys.next', group: 'record' });
  const { takeBackLast } = useHold();
  const canTakeBack = useCanTakeBack(APPROVAL);
  const takeBack = () => {
    const [first] = takeBackLast(APPROVAL)?.records ?? [];
    if (first !== undefined) open(first);
  };
  useShortcut('u', takeBack, {
    isEnabled: canTakeBack,
    label: 'driverApproval.keys.undo',
    group: 'record',
  });
  useShortcut('k, up', () => step(-1), { label: 'driverApproval.keys.previous', group: 'record' });
  /** The next one that waits and is nobody's, below first and then from above. */
  const nextOf = (decided: string): string | undefined => {
    const place = rows.findIndex(row => row.id === decided);
    return [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))].find(
      row => row.auditStatus === PENDING && row.id !== decided && !heldBy(row.id),
    )?.id;
  };
  const upcoming = openId === undefined ? undefined : nextOf(openId);

  if (!data) {
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  }
  return (
    <TwoPanes
      title={translate('title.driverApproval')}
      isChosen={id !== undefined}
      isMoving={at < 0 && openId !== undefined && held.includes(openId)}
      back={{ label: translate('title.driverApproval'), onClick: () => open(undefined) }}
      side={
        <ApprovalQueue
          rows={rows}
          total={data.total - (all.length - rows.length)}
          sought={sought}
          onSeek={next => navigate(`${APPROVAL_PATH}?${searchOf(next)}`, { replace: true })}
          openId={openId}
          heldBy={heldBy}
          onOpen={open}
          onBack={row => open(row.id)}
        />
      }
    >
      {openId !== undefined ? (
        <ApprovalPane
          key={openId}
          id={openId}
          upcoming={upcoming}
          onDecided={() => open(isNarrow ? undefined : upcoming)}
          onBack={row => open(row.id)}
        />
      ) : (
        <NothingOpen isEmpty={rows.length === 0} sought={sought} />
      )}
    </TwoPanes>
  );
}

/** Done is who has nothing left, not who finds nothing or finds others at everything; the queue says these. */
function NothingOpen({ isEmpty, sought }: { isEmpty: boolean; sought: ApprovalSearch }) {
  const translate = useTranslate();
  if (!isEmpty) {
    return (
      <PageState title={translate('driverApproval.choose')} why={translate('driverApproval.chooseWhy')} />
    );
  }
  if (sought.auditStatus !== PENDING || isNarrowed(sought)) return null;
  return <PageState title={translate('driverApproval.done')} why={translate('driverApproval.doneWhy')} />;
}
