/** Differences by their kinds, with how many there are of each. */
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { DayOverview } from '../../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import type { DifferenceType } from '../../../contract/reconciliation-states.ts';
import { formatCount } from '../../../kit/format/count.ts';

interface KindTabsProps {
  overview: DayOverview;
  type: DifferenceType | undefined;
  channel: StatementChannel | undefined;
  onType: (type: DifferenceType | undefined) => void;
  onChannel: (channel: undefined) => void;
}

export function KindTabs({ overview, type, channel, onType, onChannel }: KindTabsProps) {
  const translate = useTranslate();
  const { types, state } = overview;
  const sum = (of: 'waiting' | 'all') => types.reduce((total, one) => total + one[of], 0);
  const isClosed = state === 'closed';
  const first = isClosed ? 'all' : 'waiting';
  return (
    <Tabs role="group" aria-label={translate('reconciliationDesk.tabs.name')}>
      <button type="button" aria-pressed={type === undefined} onClick={() => onType(undefined)}>
        {translate(`reconciliationDesk.tabs.${first}`)} <span>{formatCount(sum(first))}</span>
      </button>
      {types.map(one => (
        <button
          key={one.type}
          type="button"
          aria-pressed={one.type === type}
          onClick={() => onType(one.type)}
        >
          {translate(`reconciliation.type.${one.type}`)} <span>{formatCount(one.all)}</span>
        </button>
      ))}
      {channel !== undefined && (
        <button type="button" data-chip onClick={() => onChannel(undefined)}>
          {translate('reconciliationDesk.tabs.only', {
            channel: translate(`reconciliation.channel.${channel}`),
          })}
          <X size={12} aria-hidden />
        </button>
      )}
      <small>{translate(`reconciliationDesk.tabs.${isClosed ? 'hintClosed' : 'hint'}`)}</small>
    </Tabs>
  );
}

const Tabs = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'stretch',
  gap: 20,
  minHeight: 36,
  padding: '0 16px',
  overflow: 'auto hidden',
  borderBottom: `1px solid ${tokens.line}`,
  button: {
    position: 'relative',
    flex: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  'button span': { color: tokens.text.faint, fontWeight: 400 },
  'button[aria-pressed=true]': { fontWeight: 600, color: tokens.text.strong },
  'button[aria-pressed=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    backgroundColor: tokens.accent.mark,
  },
  '[data-chip]': {
    display: 'inline-flex',
    alignSelf: 'center',
    alignItems: 'center',
    gap: 4,
    minHeight: 24,
    padding: '0 8px',
    borderRadius: 4,
    backgroundColor: tokens.sunken,
  },
  small: { marginLeft: 'auto', alignSelf: 'center', fontSize: 12, whiteSpace: 'nowrap' },
  [breakpoints.down('lg')]: { small: { display: 'none' } },
}));
