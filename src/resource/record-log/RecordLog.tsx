/** What happened to a record of whatever kind, from the operate log; for who may read it. */
import { useTranslate } from 'ra-core';
import { logCalls, type OperateLog } from '../../contract/log.ts';
import { revealCalls } from '../../contract/reveal.ts';
import type { LockState } from '../../data/live/lock-keeper.ts';
import { linksIn, useMenu } from '../../data/menu-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatClock } from '../../kit/format/time.ts';
import { Timeline, type TimelineNow } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { sidesOf } from '../log/objects.ts';
import { changedRows } from '../log/rows.ts';
import { useLoggedWords } from '../log/use-logged-words.ts';

interface RecordLogProps {
  /** As the operate log calls it. */
  objectType: string;
  objectId: string;
  /** Who edits it now. */
  lock?: LockState;
}

const NOBODY: LockState = { kind: 'none' };

function nowOf(lock: LockState, translate: ReturnType<typeof useTranslate>): TimelineNow | undefined {
  if (lock.kind === 'none') return undefined;
  const isMine = lock.kind === 'mine';
  return {
    label: translate('live.lock.now'),
    who: isMine ? translate('live.you') : lock.by,
    what: isMine
      ? translate('live.lock.mineUntil', { time: formatClock(lock.expireOn) })
      : translate('live.lock.editing'),
  };
}

const SHOWN = 20;
/** The page where an entry is shown whole. */
const OPERATE_LOG_PATH = '/system-manage/operate-log';
const REVEAL = `${revealCalls.reveal.room}.${revealCalls.reveal.name}`;

export function RecordLog({ objectType, objectId, lock = NOBODY }: RecordLogProps) {
  const translate = useTranslate();
  const { labelOf } = useLoggedWords(objectType);
  const isOpenToMe = useMenu()
    .flatMap(linksIn)
    .some(({ path }) => path === OPERATE_LOG_PATH);
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(logCalls.listOperateLog, {
    query: { size: SHOWN },
    body: { objectType, objectId },
  });
  const wordsOf = (entry: OperateLog) => {
    const keys = changedFields(entry).map(field => labelOf([field]));
    const act = translate(`recordLog.business.${entry.businessType}`, { _: entry.method });
    if (entry.method === REVEAL) return translate('recordLog.revealed');
    const isPassword = entry.method.endsWith('resetPassword');
    if (isPassword) return translate('recordLog.resetPassword');
    if (entry.method.endsWith('renewSecret')) return translate('recordLog.renewSecret');
    return keys.length > 0 ? `${act} ${keys.join(translate('common.listSeparator'))}` : act;
  };
  if (error && !data) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const about = encodeURIComponent(JSON.stringify({ objectType, objectId }));
  // an upstream that knows no objects would answer the whole log
  const entries = (data?.rows ?? []).filter(
    entry => entry.objectType === objectType && entry.objectId === objectId,
  );
  return (
    <Timeline
      title={translate('recordLog.title')}
      isLoading={isPending}
      emptyText={translate('recordLog.empty')}
      all={
        isOpenToMe && entries.length > 0
          ? { label: translate('recordLog.all'), path: `${OPERATE_LOG_PATH}?filter=${about}` }
          : undefined
      }
      now={nowOf(lock, translate)}
      items={entries.map(entry => ({
        id: entry.id,
        time: entry.operTime,
        who: entry.operName ?? translate('recordLog.system'),
        path: isOpenToMe ? `${OPERATE_LOG_PATH}/${encodeURIComponent(entry.id)}` : undefined,
        what: entry.status === 0 ? translate('recordLog.failed', { what: wordsOf(entry) }) : wordsOf(entry),
      }))}
    />
  );
}

/** Of a record that was there before and after. */
function changedFields(entry: OperateLog): string[] {
  const { before, after } = sidesOf(entry);
  if (before === undefined || after === undefined) return [];
  return [...new Set(changedRows(before, after).map(({ path }) => path[0] ?? ''))];
}
