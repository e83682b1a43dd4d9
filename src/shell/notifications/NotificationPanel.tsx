import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { CheckCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useNoticeList, useNotices } from '../../data/notices/use-notices.ts';
import { serverNow } from '../../data/server-clock.ts';
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
  const titleId = useId();
  const notices = useNoticeList();
  const { markRead } = useNotices();
  const unread = notices.filter(({ isRead }) => !isRead);
  const now = serverNow();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: 376,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(560px, calc(100dvh - 64px))',
            mt: 2,
            overflow: 'hidden',
          },
        },
      }}
    >
      <Head>
        <Title id={titleId}>{translate('notification.title')}</Title>
        <Button
          color="inherit"
          disabled={unread.length === 0}
          startIcon={<CheckCheck aria-hidden />}
          onClick={() => markRead(unread.map(notice => notice.id))}
        >
          {translate('notification.markAllRead')}
        </Button>
      </Head>
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
    </Popover>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.tokens.line}`,
}));
const Title = styled('h2')({ margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 });
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
