/** The items of a bulk action, one line each; ten thousand of them come into the page as one scrolls to them. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type UIEvent, useState } from 'react';
import { StatusMark } from '../StatusMark.tsx';
import { MONO } from '../theme/tokens.ts';
import type { BulkItem, BulkOutcome } from './results.ts';

interface ItemListProps {
  /** In the order of their lines. */
  items: readonly (BulkItem | BulkOutcome)[];
  /** What became of each is told. */
  hasOutcomes: boolean;
  label: string;
}

/** Lines that are drawn at once, and so many more whenever the end comes near. */
const STEP = 100;
/** Pixels before the end. */
const NEAR = 400;

export function ItemList({ items, hasOutcomes, label }: ItemListProps) {
  const [drawn, setDrawn] = useState(STEP);
  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (drawn < items.length && scrollHeight - scrollTop - clientHeight < NEAR) setDrawn(drawn + STEP);
  };
  return (
    // what scrolls can be scrolled by keyboard
    <List tabIndex={0} aria-label={label} onScroll={handleScroll}>
      {items.slice(0, drawn).map((item, at) => (
        <Item key={item.id} aria-setsize={items.length} aria-posinset={at + 1}>
          <span>
            <b>{item.name}</b> {item.note && <small>{item.note}</small>}
          </span>
          {hasOutcomes && <Outcome {...item} />}
        </Item>
      ))}
    </List>
  );
}

function Outcome({ problem, secret }: Partial<BulkOutcome>) {
  const translate = useTranslate();
  if (problem !== undefined) return <StatusMark tone="bad">{problem}</StatusMark>;
  if (secret !== undefined) return <Secret>{secret}</Secret>;
  return <StatusMark tone="ok">{translate('kit.bulk.done')}</StatusMark>;
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  maxHeight: '50vh',
  overflow: 'auto',
  borderTop: `1px solid ${theme.tokens.line}`,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: 32,
  alignItems: 'center',
  padding: '4px 0',
  borderBottom: `1px solid ${theme.tokens.line}`,
  b: { fontWeight: 600 },
  small: { fontSize: 12, color: theme.tokens.text.faint },
  '& > span': { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

const Secret = styled('code')({ fontFamily: MONO, fontSize: 14, userSelect: 'all' });
