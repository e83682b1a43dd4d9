/** What has happened in the last day, for this person. */
import { Bell } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useHasNews, useNoticeList } from '../../data/notices/use-notices.ts';
import { BarButton } from '../../kit/bar/BarButton.tsx';
import { late } from '../../kit/late.tsx';
import { CountBadge } from '../CountBadge.tsx';

const NotificationPanel = late(() => import('./NotificationPanel.tsx'), 'default');

export function NotificationBell() {
  return useHasNews() ? <BellWithPanel /> : null;
}

function BellWithPanel() {
  const translate = useTranslate();
  const unread = useNoticeList().filter(({ isRead }) => !isRead).length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label =
    unread > 0
      ? translate('notification.bellUnread', { smart_count: unread })
      : translate('notification.title');
  return (
    <>
      <BarButton label={label} panelId={id} isOpen={anchor !== null} onOpen={setAnchor}>
        <Bell strokeWidth={1.75} aria-hidden />
        {unread > 0 && <CountBadge count={unread} />}
      </BarButton>
      {anchor && <NotificationPanel id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
