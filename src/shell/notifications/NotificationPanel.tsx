import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CheckCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useNoticeList, useNotices } from '../../data/notices/use-notices.ts';
import { serverNow } from '../../data/server-clock.ts';
import { BarPanel } from '../../kit/bar/BarPanel.tsx';
import { byDay } from './by-day.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { PanelFoot } from './PanelFoot.tsx';

interface NotificationPanelProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

export default function NotificationPanel({ id, anchor, onClose }: NotificationPanelProps) {
  const translate = useTranslate();
  const notices = useNoticeList();
  const { markRead } = useNotices();
  const unread = notices.filter(({ isRead }) => !isRead);
  const now = serverNow();
  return (
    <BarPanel
      id={id}
      anchor={anchor}
      title={translate('notification.title')}
      width={376}
      action={
        <Button
          color="inherit"
          disabled={unread.length === 0}
          startIcon={<CheckCheck aria-hidden />}
          onClick={() => markRead(unread.map(notice => notice.id))}
        >
          {translate('notification.markAllRead')}
        </Button>
      }
      onClose={onClose}
    >
      {titleId => (
        <>
          {notices.length === 0 ? (
            <Empty>
              <Box component="p" sx={{ m: 0, mb: 1, fontWeight: 600, color: 'text.primary' }}>
                {translate('notification.empty.title')}
              </Box>
              {translate('notification.empty.text')}
            </Empty>
          ) : (
            // a list that scrolls can be scrolled by keyboard
            <Days tabIndex={0} role="region" aria-labelledby={titleId}>
              {byDay(notices, now).map(({ day, date, notices: ofDay }) => (
                <section key={day}>
                  <Day>
                    {day !== 'before' && `${translate(`notification.day.${day}`)} `}
                    <OfDate>{date}</OfDate>
                  </Day>
                  <List>
                    {ofDay.map(notice => (
                      <NoticeRow key={notice.id} notice={notice} now={now} onLeave={onClose} />
                    ))}
                  </List>
                </section>
              ))}
            </Days>
          )}
          <PanelFoot />
        </>
      )}
    </BarPanel>
  );
}

const Empty = styled('div')(({ theme }) => ({
  padding: '40px 24px',
  textAlign: 'center',
  color: theme.tokens.text.faint,
}));
const Days = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: '-2px !important' });
const Day = styled('h3')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: 0,
  padding: '4px 16px',
  fontSize: 12,
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.tokens.text.plain,
  backgroundColor: theme.tokens.sunken,
}));
const OfDate = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.tokens.text.faint }));
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
