/** One of the news: what, how bad, when, and what can be done about it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import type { Notice } from '../../data/notices/notice.ts';
import { useNotices } from '../../data/notices/use-notices.ts';
import { Time } from '../../kit/format/Time.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { loadedAt } from './loaded-at.ts';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

interface NoticeRowProps {
  notice: Notice;
  now: number;
  /** Another page is on its way. */
  onLeave: () => void;
}

export function NoticeRow({ notice, now, onLeave }: NoticeRowProps) {
  const translate = useTranslate();
  const { markRead } = useNotices();
  const { id, title, params, path, tone, act, time, isRead } = notice;
  const Icon = ICONS[tone];
  const words = translate(title, params);
  const handleRead = () => markRead([id]);
  // what a page loaded since then knows already needs no loading
  const isActOpen = act === 'reload' && time > loadedAt();
  return (
    <Row isRead={isRead}>
      <Tone tone={tone}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{translate(`notification.tone.${tone}`)}</VisuallyHidden>
      </Tone>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Words>
          {!isRead && <VisuallyHidden>{translate('notification.unread')} </VisuallyHidden>}
          {path ? (
            <Link
              to={path}
              onClick={() => {
                handleRead();
                onLeave();
              }}
            >
              {words}
            </Link>
          ) : (
            words
          )}
        </Words>
        <When>
          <Time isByClock value={time} now={now} />
        </When>
        {isActOpen && (
          <Button
            variant="outlined"
            color="inherit"
            sx={{ mt: 1 }}
            onClick={() => {
              handleRead();
              location.reload();
            }}
          >
            {translate('notification.act.reload')}
          </Button>
        )}
      </Box>
      {!isRead && (
        <IconButton
          aria-label={translate('notification.markRead', { title: words })}
          title={translate('notification.markReadShort')}
          onClick={handleRead}
        >
          <Check aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

const Row = styled('li', { shouldForwardProp: name => name !== 'isRead' })<{ isRead: boolean }>(
  ({ theme, isRead }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '8px 8px 8px 16px',
    borderBottom: `1px solid ${theme.tokens.line}`,
    fontWeight: isRead ? 400 : 600,
    color: isRead ? theme.tokens.text.plain : theme.tokens.text.strong,
    boxShadow: isRead ? undefined : `inset 3px 0 ${theme.tokens.accent.mark}`,
    '&:last-of-type': { borderBottom: 'none' },
  }),
);
const Tone = styled('span')<{ tone: Notice['tone'] }>(({ theme: { tokens }, tone }) => ({
  display: 'flex',
  paddingTop: 2,
  color: { info: tokens.accent.ink, warning: tokens.warn.ink, error: tokens.bad.ink }[tone],
}));
const Words = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
const When = styled('div')(({ theme }) => ({
  fontSize: 12,
  fontWeight: 400,
  color: theme.tokens.text.faint,
}));
const Link = styled(LinkBase)(({ theme }) => ({
  color: theme.tokens.accent.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
