/** Filters by one click: those of the page, then the clerk's own. */
import { styled } from '@mui/material/styles';
import type { ListTab } from './column.ts';
import type { SavedFilterHere } from './saved-filters.ts';

/** More of them would fill the row; the others are behind the sign at its end. */
const SAVED_TABS = 4;

interface ListTabsProps {
  tabs: readonly ListTab[];
  active: ListTab | undefined;
  onTab: (tab: ListTab) => void;
  saved: readonly SavedFilterHere[];
  activeSaved: SavedFilterHere | undefined;
  onSaved: (saved: SavedFilterHere) => void;
}

export function ListTabs({ tabs, active, onTab, saved, activeSaved, onSaved }: ListTabsProps) {
  const beside = saved.slice(0, SAVED_TABS);
  const shown = activeSaved && !beside.includes(activeSaved) ? [...beside, activeSaved] : beside;
  if (tabs.length + shown.length === 0) return null;
  return (
    <Tabs>
      {tabs.map(tab => (
        <Tab
          key={tab.key}
          type="button"
          aria-pressed={!activeSaved && tab === active}
          onClick={() => onTab(tab)}
        >
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
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
          {one.name}
        </Tab>
      ))}
    </Tabs>
  );
}

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginLeft: -8,
  paddingRight: 8,
  marginRight: 2,
  position: 'relative',
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: 6,
    bottom: 6,
    borderRight: `1px solid ${theme.tokens.line}`,
  },
}));

const Tab = styled('button')(({ theme: { tokens, sizes } }) => ({
  minHeight: sizes.control,
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  color: tokens.text.plain,
  whiteSpace: 'nowrap',
  maxWidth: '12em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-pressed=true]': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
}));

const Count = styled('span')(({ theme }) => ({
  marginLeft: 4,
  fontWeight: 400,
  color: theme.tokens.text.faint,
}));
