/** What others do with the record that is open: as notices in the clerk's words, and whether he may write now. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PushData } from '../../contract/push.ts';
import { usePush } from '../push/push-context.tsx';
import { useSession } from '../session-context.tsx';
import { useInvalidateCalls } from '../use-call.ts';
import { ownChanges } from './own-changes.ts';
import { type EditLock, useEditLock } from './use-edit-lock.ts';

export interface LiveNotice {
  key: string;
  tone: 'info' | 'warning';
  text: string;
  action?: { label: string; onClick: () => void };
  /** The record is gone: what was typed may be made anew. */
  isGone?: boolean;
}

export interface RecordLive {
  notices: LiveNotice[];
  /** Somebody else edits the record, or it is gone. */
  isReadOnly: boolean;
  /** A form in the page tells whether something in it is not saved. */
  setUnsaved: (isUnsaved: boolean) => void;
  lock: EditLock['state'];
}

interface RecordLiveOptions {
  resource: string;
  recordId: string;
  mayEdit: boolean;
  /** Reads the record again. */
  refetch: () => Promise<unknown>;
}

export function useRecordLive({ resource, recordId, mayEdit, refetch }: RecordLiveOptions): RecordLive {
  const lock = useEditLock({ resource, recordId, mayEdit });
  const { user } = useSession();
  const forgetAnswers = useInvalidateCalls();
  const [news, setNews] = useState<PushData<'RECORD_CHANGED'> | null>(null);
  const load = async () => {
    await refetch();
    setNews(null);
    forgetAnswers();
  };
  usePush('RECORD_CHANGED', ({ data }) => {
    if (data.resource !== resource || data.recordId !== recordId) return;
    const isOwn = data.byId === user.id && ownChanges.has(recordId);
    // what the server does by itself, as with a payment that arrives, disturbs nobody who types nothing
    if (data.byId === null && data.change === 'update' && !lock.isUnsaved) return void load();
    // one's own save took over what was there
    setNews(isOwn && data.change !== 'delete' ? null : data);
  });
  const said = useNoticeWords(user.id, lock);
  const isGone = news?.change === 'delete';
  return {
    notices: [...(news ? [said.changed(news, load)] : []), ...(isGone ? [] : said.locked())],
    isReadOnly: lock.isReadOnly || isGone,
    setUnsaved: lock.setUnsaved,
    lock: lock.state,
  };
}

function useNoticeWords(userId: string, { state, isReadOnly, isUnsaved, editAnyway }: EditLock) {
  const translate = useTranslate();
  const nameOf = ({ byId, byName }: PushData<'RECORD_CHANGED'>) =>
    byId === userId ? translate('live.record.elsewhere') : (byName ?? translate('live.system'));

  const changed = (news: PushData<'RECORD_CHANGED'>, load: () => void): LiveNotice => {
    const by = nameOf(news);
    if (news.change === 'delete') {
      const text = translate('live.record.deleted', { by });
      return { key: 'changed', tone: 'warning', text, isGone: true };
    }
    const text = translate(isUnsaved ? 'live.record.changedTyped' : 'live.record.changed', { by });
    return {
      key: 'changed',
      tone: 'info',
      text,
      action: { label: translate('live.record.load'), onClick: load },
    };
  };

  const locked = (): LiveNotice[] => {
    if (state.kind === 'theirs') {
      const { by } = state;
      return [
        isReadOnly
          ? {
              key: 'lock',
              tone: 'info',
              text: translate('live.lock.held', { by }),
              action: { label: translate('live.lock.anyway'), onClick: editAnyway },
            }
          : { key: 'lock', tone: 'warning', text: translate('live.lock.heldTyped', { by }) },
      ];
    }
    if (state.kind === 'none') return [];
    if (state.isElsewhere) return [{ key: 'lock', tone: 'info', text: translate('live.lock.elsewhere') }];
    // once he writes, he has taken it in
    if (state.after === null || isUnsaved) return [];
    return [{ key: 'left', tone: 'info', text: translate('live.lock.left', { by: state.after }) }];
  };
  return { changed, locked };
}
