/** Where pushes become news: written into the notification centre, rung and shown where they are to be. */
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { PushMessage } from '../../contract/push.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { AnyNews } from '../../data/feature.ts';
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
import { NewsCards, useNewsCards } from './NewsCards.tsx';
import { ownNews } from './own-news.ts';

/** Old ones go also while nothing new comes. */
const PRUNE_MS = 600_000;

export default function NewsDesk({ mailbox }: { mailbox: Mailbox<Letter> }) {
  const notices = useNotices();
  const { news } = useExtensions();
  const { rights, user } = useSession();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const cards = useNewsCards();
  useRingerState();
  useEffect(() => {
    const timer = setInterval(notices.prune, PRUNE_MS);
    return () => clearInterval(timer);
  }, [notices]);
  useEffect(closedWithTheSession, []);

  const handle = ({ message, delivery }: Letter) => {
    // who has done it himself, in this window or another, knows of it
    if (isBy(message, user.id)) return;
    const own = ownNews(message);
    if (own) return tell({ message, delivery }, own, true);
    for (const one of news) {
      if (!isAbout(one, message) || !isForRights(one, rights)) continue;
      if ('toNews' in one) tell({ message, delivery }, one.toNews(message));
      else
        one.load().then(
          ({ default: toNews }) => tell({ message, delivery }, toNews(message)),
          // its script does not come: the next of them asks for it again
          () => {},
        );
    }
  };
  /** A feature's own words are not there when it is looked up. */
  const inWords = (notice: Notice): Notice => ({
    ...notice,
    title: 'notification.told',
    params: { what: translate(notice.title), about: notice.params?.about ?? '' },
  });
  const tell = ({ message, delivery }: Letter, told: ShellNews | null, isOwn = false) => {
    if (!told) return;
    const notice = toNotice(message, told);
    notices.add(told.isPassing ? inWords(notice) : notice);
    if (delivery.isLate) return;
    if (isOwn) notify(notice.title, toastOf(notice));
    if (told.card) cards.add({ ...told.card, path: told.path });
    // who is away reads it when he is back; who passes by does not
    if (!told.rings || !delivery.isRinging || screenLock.isLocked()) return;
    const popsUp = document.hidden || told.isInsistent === true;
    if (popsUp || !told.isQuiet) ring(told.sound);
    if (popsUp && hasDesktopNotifications.read())
      popUp({
        tag: told.card?.about ?? notice.id,
        title: translate(notice.title, notice.params),
        body: told.body,
        onClick: () => {
          notices.markRead([notice.id]);
          if (notice.path) navigate(notice.path);
        },
      });
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => mailbox.open(letter => latest.current(letter)), [mailbox]);
  return cards.shown.length > 0 && <NewsCards {...cards} />;
}

const isAbout = (one: AnyNews, { type }: PushMessage): boolean =>
  'types' in one ? one.types.includes(type) : one.type === type;

const isBy = ({ data }: PushMessage, userId: string): boolean =>
  data !== null && 'byId' in data && data.byId === userId;

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
