/** Thousands of vehicles in a list, of which only those in sight are drawn. Everything in it is done by keys, too. */
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAgo } from '../../kit/format/Time.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import type { FleetRow, ListItem } from './fleet-rows.ts';

interface FleetListProps {
  items: readonly ListItem[];
  chosen: readonly string[];
  openId: string | undefined;
  /** What a group is called. */
  nameOf(key: string): string;
  onOpen(row: FleetRow, isFollowed: boolean): void;
  onToggle(row: FleetRow): void;
}

const ROW = 32;
const PAGE = 10;

export function FleetList({ items, chosen, openId, nameOf, onOpen, onToggle }: FleetListProps) {
  const translate = useTranslate();
  const say = useAgo({ isByClock: true });
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | undefined>(openId);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    overscan: 8,
    getItemKey: index => keyOf(items[index]) ?? index,
  });
  const rows = items.flatMap((item, index) => (item.kind === 'row' ? [{ index, row: item.row }] : []));
  const at = rows.findIndex(({ row }) => row.id === activeId);

  const go = (to: number) => {
    const next = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!next) return;
    setActiveId(next.row.id);
    virtual.scrollToIndex(next.index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const active = rows[at]?.row;
    if (step !== undefined) go(at + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(rows.length - 1);
    else if (event.key === 'Enter' && active) onOpen(active, event.shiftKey);
    else if (event.key === ' ' && active) onToggle(active);
    else return;
    event.preventDefault();
  };

  return (
    <Scroll
      ref={place}
      role="listbox"
      aria-multiselectable
      aria-label={translate('vehicleMonitor.list')}
      aria-activedescendant={at >= 0 ? `${id}-${activeId}` : undefined}
      tabIndex={0}
      onKeyDown={handleKeyDown}
      onFocus={() => {
        if (at < 0) go(0);
      }}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          const style = { transform: `translateY(${start}px)` };
          if (item.kind === 'head')
            return (
              <Head key={key} role="presentation" style={style}>
                {nameOf(item.key)} <span>{item.count}</span>
              </Head>
            );
          const { row } = item;
          const status = translate(`map.status.${row.status}`);
          const speed =
            row.speed > 0
              ? translate('vehicleMonitor.speed', { speed: row.speed })
              : translate('vehicleMonitor.standing');
          return (
            <Row
              key={key}
              id={`${id}-${row.id}`}
              role="option"
              aria-selected={chosen.includes(row.id)}
              data-active={row.id === activeId || undefined}
              data-open={row.id === openId || undefined}
              style={style}
              onClick={event => {
                setActiveId(row.id);
                if (event.ctrlKey || event.metaKey || event.shiftKey) onToggle(row);
                else onOpen(row, false);
              }}
            >
              <VehicleMark status={row.status} />
              <VisuallyHidden>{status}</VisuallyHidden>
              <b>{row.plate}</b>
              <Figure data-first>{speed}</Figure>
              <Figure>{say(row.heardOn)}</Figure>
            </Row>
          );
        })}
      </div>
    </Scroll>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};

const keyOf = (item: ListItem | undefined) =>
  item && (item.kind === 'row' ? `row ${item.row.id}` : `head ${item.key}`);

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  '&:focus-visible [data-active]': { boxShadow: `inset 0 0 0 2px ${tokens.accent.ink}` },
}));

const Line = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  height: ROW,
  padding: '0 12px',
  fontVariantNumeric: 'tabular-nums',
});

const Head = styled(Line)(({ theme: { tokens } }) => ({
  backgroundColor: tokens.sunken,
  color: tokens.text.faint,
  fontSize: 12,
}));

const Row = styled(Line)(({ theme: { tokens } }) => ({
  cursor: 'pointer',
  borderBottom: `1px solid ${tokens.line}`,
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-selected=true]': { backgroundColor: tokens.accent.soft },
  '&[data-open]': { boxShadow: `inset 3px 0 0 ${tokens.accent.mark}` },
  b: { fontFamily: MONO, fontSize: 12, fontWeight: 600, color: tokens.text.strong },
}));

const Figure = styled('span')(({ theme: { tokens } }) => ({
  minWidth: 64,
  color: tokens.text.faint,
  fontSize: 12,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '&[data-first]': { marginLeft: 'auto' },
}));
