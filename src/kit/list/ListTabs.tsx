/** Filters by one click: those of the page, then the clerk's own. */
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatCount } from '../format/count.ts';
import { Count } from './Count.tsx';
import type { ListTab } from './column.ts';
import type { SavedFilterHere } from './saved-filters.ts';
import { type ListQuery, useFilterCounts } from './use-filter-counts.ts';

/** More of them would fill the row; the others are behind the sign at its end. */
const SAVED_TABS = 4;

interface ListTabsProps {
  tabs: readonly ListTab[];
  /** What the list asks for besides a tab. */
  asked?: ListQuery | undefined;
  /** Filters of which the upstream tells how many records each value finds. */
  counted?: readonly string[];
  active: ListTab | undefined;
  onTab: (tab: ListTab) => void;
  saved: readonly SavedFilterHere[];
  activeSaved: SavedFilterHere | undefined;
  onSaved: (saved: SavedFilterHere) => void;
}

export function ListTabs({
  tabs,
  asked,
  counted = [],
  active,
  onTab,
  saved,
  activeSaved,
  onSaved,
}: ListTabsProps) {
  const beside = saved.slice(0, SAVED_TABS);
  const shown = activeSaved && !beside.includes(activeSaved) ? [...beside, activeSaved] : beside;
  const withCount = tabs.filter(({ filter }) => {
    const names = Object.keys(filter);
    return names.length > 0 && names.every(name => counted.includes(name));
  });
  const { counts, isStale } = useFilterCounts(
    withCount.map(({ filter }) => filter),
    asked,
  );
  const ids = useId();
  if (tabs.length + shown.length === 0) return null;
  const countOf = (tab: ListTab) => (tab.count === undefined ? counts?.[withCount.indexOf(tab)] : tab.count);
  return (
    <Tabs>
      {tabs.map(tab => (
        <Tab
          key={tab.key}
          type="button"
          aria-pressed={!activeSaved && tab === active}
          aria-describedby={countOf(tab) === undefined ? undefined : `${ids}${tab.key}`}
          onClick={() => onTab(tab)}
        >
          <span title={tab.label}>{tab.label}</span>
          {countOf(tab) !== undefined && (
            <Count id={`${ids}${tab.key}`} isStale={isStale}>
              {formatCount(countOf(tab))}
            </Count>
          )}
        </Tab>
      ))}
      {shown.map(one => (
        <Tab
          key={`saved ${one.id}`}
          type="button"
          title={one.name}
          aria-pressed={one === activeSaved}
          onClick={() => onSaved(one)}
        >
          <span>{one.name}</span>
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = styled('div')(({ theme }) => ({
  // what follows goes on in the same line
  display: 'contents',
  '&:not(:last-child)::after': {
    content: '""',
    alignSelf: 'stretch',
    margin: '6px 2px',
    borderRight: `1px solid ${theme.tokens.line}`,
  },
}));

const Tab = styled('button')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.control,
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: tokens.text.plain,
  whiteSpace: 'nowrap',
  maxWidth: '14em',
  // the name is cut before the number
  '& > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  cursor: 'pointer',
  '&:first-of-type': { marginLeft: -8 },
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-pressed=true]': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
}));
