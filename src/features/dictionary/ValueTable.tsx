import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { denseLines } from '../../kit/list/table-parts.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import type { Task } from './EntryDialogs.tsx';
import { dropped, type Edge, type Step, stepped } from './moves.ts';
import type { useMove } from './use-move.ts';
import { ValueRow } from './ValueRow.tsx';

interface ValueTableProps {
  entries: readonly DictionaryRecord[];
  currentId: string | undefined;
  /** Null where nothing is moved: without the right, and among what was found. */
  mover: ReturnType<typeof useMove> | null;
  onTask: (task: Task) => void;
}

export function ValueTable({ entries, currentId, mover, onTask }: ValueTableProps) {
  const translate = useTranslate();
  const say = useShippedName();
  const body = useRef<HTMLTableSectionElement>(null);
  const head = (field: string) => translate(`dictionary.field.${field}`);

  // a row that has moved stays under the key that moved it
  const stepping = useRef<string | null>(null);
  useEffect(() => {
    if (stepping.current === null || !entries.some(({ id }) => id === stepping.current)) return;
    if (!body.current?.contains(document.activeElement) && document.activeElement !== document.body) return;
    body.current?.querySelector<HTMLElement>(`[data-handle="${stepping.current}"]`)?.focus();
  }, [entries]);

  const handleStep = (entry: DictionaryRecord, step: Step) => {
    const place = stepped(entries, entry.id, step);
    if (!place) {
      mover?.say(translate('dictionary.noPlace', { name: say(entry.description) }));
      return;
    }
    stepping.current = entry.id;
    void mover?.move(entry.id, place);
  };
  return (
    <Place>
      <Table>
        <thead>
          <tr>
            <th style={{ width: mover ? 40 : 16 }}>
              <span className="unseen">{mover ? translate('dictionary.order') : ''}</span>
            </th>
            <th>{head('description')}</th>
            <th style={{ width: 150 }}>{head('dicValue')}</th>
            <th style={{ width: 96 }}>{head('listClass')}</th>
            <th style={{ width: 104 }}>{head('isDefault')}</th>
            <th style={{ width: 120 }}>{head('state')}</th>
            <th style={{ width: 136 }}>
              <span className="unseen">{translate('kit.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {entries.map(entry => (
            <ValueRow
              key={entry.id}
              entry={entry}
              isCurrent={entry.id === currentId}
              onTask={onTask}
              order={
                mover && {
                  canStep: step => stepped(entries, entry.id, step) !== null,
                  onStep: step => handleStep(entry, step),
                  canDrop: (id: string, edge: Edge) => dropped(entries, id, entry.id, edge) !== null,
                  onDrop: (id: string, edge: Edge) => {
                    const place = dropped(entries, id, entry.id, edge);
                    if (place) void mover.move(id, place);
                  },
                }
              }
            />
          ))}
        </tbody>
      </Table>
    </Place>
  );
}

const Place = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', paddingBottom: 16 });

const Table = styled('table')(({ theme: { tokens, sizes, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...denseLines({ tokens, sizes }),
  th: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 32,
    backgroundColor: tokens.surface,
    color: tokens.text.faint,
    fontWeight: 400,
    textAlign: 'left',
  },
  '.unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  td: { color: tokens.text.plain },
  'td:last-of-type': { paddingRight: 16 },
  'td[data-mono]': { fontFamily: MONO, fontSize: 12 },
  'tbody tr:hover > td': { backgroundColor: tokens.hover },
  'tbody tr[aria-current] > td': { backgroundColor: tokens.accent.soft },
  'tbody tr[data-dragged] > td': { opacity: 0.5 },
  'tbody tr[data-drop=above] > td': { boxShadow: `inset 0 2px ${tokens.accent.mark}` },
  'tbody tr[data-drop=below] > td': { boxShadow: `inset 0 -2px ${tokens.accent.mark}` },
  'tbody tr[data-drop=inside] > td': { backgroundColor: tokens.accent.soft },
  [breakpoints.down('sm')]: {
    display: 'block',
    fontSize: 14,
    thead: { display: 'none' },
    tbody: { display: 'block' },
    tr: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      padding: '4px 8px',
      borderBottom: `1px solid ${tokens.line}`,
    },
    'tbody td': { height: 'auto', padding: '2px 4px', border: 0 },
    'td[data-mono]': { gridRow: 2, gridColumn: 2 },
    'td[data-look], td[data-default]:empty': { display: 'none' },
    'td[data-default]': { gridRow: 2, gridColumn: 3 },
  },
}));
