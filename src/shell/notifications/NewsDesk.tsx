/** Where pushes become news: written into the notification centre, rung and shown where they are to be. */
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Rights } from '../../contract/grammar/may.ts';
import type { PushMessage } from '../../contract/push.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { PushNews } from '../../data/feature.ts';
import { type Notice, type ShellNews, toNotice } from '../../data/notices/notice.ts';
import { isForRights, useNotices } from '../../data/notices/use-notices.ts';
import { screenLock } from '../../data/screen-lock.ts';
import { useSession } from '../../data/session-context.tsx';
import { onSessionNews } from '../../data/session-news.ts';
import { readToken } from '../../data/token.ts';
import { closePopups, popUp } from '../../kit/desktop/popups.ts';
import { hasDesktopNotifications } from '../../kit/preferences.ts';
import { ring, useRingerState } from '../../kit/sound/use-ringer.ts';
import type { Letter, Mailbox } from './mailbox.ts';
import { ownNews } from './own-news.ts';

/** Old ones go also while nothing new comes. */
const PRUNE_MS = 600_000;

export default function NewsDesk({ mailbox }: { mailbox: Mailbox<Letter> }) {
  const notices = useNotices();
  const { news } = useExtensions();
  const { rights } = useSession();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  useRingerState();
  useEffect(() => {
    const timer = setInterval(notices.prune, PRUNE_MS);
    return () => clearInterval(timer);
  }, [notices]);
  useEffect(closedWithTheSession, []);

  const handle = ({ message, delivery }: Letter) => {
    const own = ownNews(message);
    for (const told of own ? [own] : toldBy(news, message, rights)) {
      const notice = toNotice(message, told);
      notices.add(notice);
      if (delivery.isLate) continue;
      if (own) notify(notice.title, toastOf(notice));
      // who is away reads it when he is back; who passes by does not
      if (!told.rings || !delivery.isRinging || screenLock.isLocked()) continue;
      ring();
      if (hasDesktopNotifications.read() && (document.hidden || told.isInsistent))
        popUp({
          tag: notice.id,
          title: translate(notice.title, notice.params),
          onClick: () => {
            notices.markRead([notice.id]);
            if (notice.path) navigate(notice.path);
          },
        });
    }
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => mailbox.open(letter => latest.current(letter)), [mailbox]);
  return null;
}

function toldBy(news: readonly PushNews[], message: PushMessage, rights: Rights): ShellNews[] {
  return news
    .filter(one => one.type === message.type && isForRights(one, rights))
    .flatMap(each => each.toNews(message) ?? []);
}

/** A window whose menu is stale says so until somebody has acted on it; the rest goes by itself. */
const toastOf = ({ tone, params, act }: Notice) => ({
  type: tone,
  messageArgs: params,
  ...(act && {
    autoHideDuration: null,
    key: act,
    act: { label: `notification.act.${act}`, onClick: () => location.reload() },
  }),
});

/** Whoever sits down next is not told what the last one was. */
function closedWithTheSession() {
  const stop = onSessionNews(said => {
    if (said === 'signedOut' || !readToken()) closePopups();
  });
  const stopLock = screenLock.subscribe(() => screenLock.isLocked() && closePopups());
  window.addEventListener('pagehide', closePopups);
  return () => {
    stop();
    stopLock();
    window.removeEventListener('pagehide', closePopups);
    closePopups();
  };
}
