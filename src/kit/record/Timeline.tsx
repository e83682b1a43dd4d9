import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Time } from '../format/Time.tsx';
import { formatTime } from '../format/time.ts';
import { SkeletonLines } from './SkeletonLines.tsx';

export interface TimelineItem {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  who: string;
  what: ReactNode;
  /** Where all of it is told. */
  path?: string;
}

/** What goes on at this moment. */
export interface TimelineNow {
  label: string;
  who: string;
  what: string;
}

interface TimelineProps {
  title: string;
  now?: TimelineNow;
  items: readonly TimelineItem[];
  emptyText: string;
  /** Times to the second, where it matters what came how soon after what. */
  isExact?: boolean;
  isLoading: boolean;
  onMore?: () => void;
  /** Where all of it is listed. */
  all?: { label: string; path: string };
}

/** What happened to a record, newest first. */
export function Timeline(props: TimelineProps) {
  const { title, now, items, emptyText, isExact = false, isLoading, onMore, all } = props;
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const told = (time: number) =>
    isExact ? <time dateTime={new Date(time).toISOString()}>{formatTime(time)}</time> : <Time value={time} />;
  return (
    <section aria-busy={isLoading}>
      <Head>
        <Title>{title}</Title>
        {all && <Link to={all.path}>{all.label}</Link>}
      </Head>
      {!isLoading && !now && items.length === 0 && <Nothing>{emptyText}</Nothing>}
      <List>
        {now && (
          <li data-now>
            <small>{now.label}</small>
            <div>
              <b>{now.who}</b> {now.what}
            </div>
          </li>
        )}
        {items.map(({ id, time, who, what, path }) => (
          <li key={id}>
            <small>{path ? <Link to={path}>{told(time)}</Link> : told(time)}</small>
            <div>
              <b>{who}</b> {what}
            </div>
          </li>
        ))}
      </List>
      {isLoading && items.length === 0 && <SkeletonLines />}
      {onMore && (
        <Button color="primary" onClick={onMore}>
          {translate('kit.record.more')}
        </Button>
      )}
    </section>
  );
}

const Head = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  '& > a': {
    flex: 'none',
    color: tokens.accent.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

const Title = styled('h2')({ margin: '0 0 8px', fontSize: 16, lineHeight: 1.5, fontWeight: 600 });

const Nothing = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.text.faint }));

const List = styled('ol')(({ theme: { tokens } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 0 0 18px',
  li: { position: 'relative', paddingBottom: 12, overflowWrap: 'anywhere' },
  'li::before': {
    content: '""',
    position: 'absolute',
    left: -18,
    top: 5,
    width: 9,
    height: 9,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1px solid ${tokens.outline}`,
    backgroundColor: tokens.surface,
    zIndex: 1,
  },
  'li[data-now]::before': { border: 0, backgroundColor: tokens.accent.mark },
  'li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: -14,
    top: 14,
    bottom: -5,
    borderLeft: `1px solid ${tokens.line}`,
  },
  small: { fontSize: 12, color: tokens.text.faint },
  'small a': { color: tokens.accent.ink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}));
