/** Rows under a sticky head. On a phone the same rows have two lines: only the CSS differs. */
import { type RaRecord, useListContext, useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef } from 'react';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';
import { isComposing, useShortcut } from '../use-shortcut.ts';
import type { Column, RowAction } from './column.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { ACTIONS_WIDTH, CHECKBOX_WIDTH, Table } from './table-parts.ts';

interface ListTableProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  canSort: boolean;
  nameOf: (row: Row) => string;
  pathOf: (row: Row) => string;
  openId?: string;
  rowActions?: (row: Row) => RowAction<Row>[];
  canSelect?: (row: Row) => boolean;
  hasBulkActions: boolean;
}

export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { columns, hasBulkActions, canSelect = () => true, pathOf } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, isPending, selectedIds = [], onSelect, onToggleItem } = useListContext<Row>();
  const body = useRef<HTMLTableSectionElement>(null);
  const hasSkeleton = useDelayed(isPending, SKELETON_AFTER_MS);
  const rows = data ?? [];
  const selectable = rows.filter(canSelect);
  const chosen = selectable.filter(({ id }) => selectedIds.includes(id));

  const move = (by: number) => {
    const lines = [...(body.current?.rows ?? [])];
    const at = lines.findIndex(line => line.contains(document.activeElement));
    lines[at < 0 ? 0 : Math.min(Math.max(at + by, 0), lines.length - 1)]?.focus();
  };
  useShortcut('j, down', () => move(1));
  useShortcut('k, up', () => move(-1));

  const handleKey = (row: Row, event: KeyboardEvent) => {
    // keys on a control inside the row are that control's
    if (event.target !== event.currentTarget || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') navigate(pathOf(row));
    else if (event.key === ' ' && hasBulkActions && canSelect(row)) onToggleItem(row.id);
    else return;
    event.preventDefault();
  };
  const handleAll = () => {
    const onPage = new Set(selectable.map(({ id }) => id));
    const elsewhere = selectedIds.filter(id => !onPage.has(id));
    onSelect(chosen.length === selectable.length ? elsewhere : [...elsewhere, ...onPage]);
  };

  return (
    <Table aria-busy={isPending} aria-label={translate('kit.list.table')}>
      <colgroup>
        {hasBulkActions && <col style={{ width: CHECKBOX_WIDTH }} />}
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
        {props.rowActions && <col style={{ width: ACTIONS_WIDTH }} />}
      </colgroup>
      <ListHead
        columns={columns}
        canSort={props.canSort}
        hasActions={props.rowActions !== undefined}
        selection={
          hasBulkActions
            ? { isAll: chosen.length > 0 && chosen.length === selectable.length, isSome: chosen.length > 0 }
            : undefined
        }
        onSelectAll={handleAll}
      />
      <tbody ref={body}>
        {isPending && hasSkeleton && <SkeletonRows columns={columns.length + (hasBulkActions ? 2 : 1)} />}
        {rows.map(row => (
          <ListRow
            key={row.id}
            row={row}
            columns={columns}
            name={props.nameOf(row)}
            path={pathOf(row)}
            isOpen={props.openId !== undefined && String(row.id) === props.openId}
            actions={props.rowActions?.(row)}
            selection={
              hasBulkActions ? { isOn: selectedIds.includes(row.id), isOffered: canSelect(row) } : undefined
            }
            onToggle={() => onToggleItem(row.id)}
            onKeyDown={event => handleKey(row, event)}
          />
        ))}
      </tbody>
    </Table>
  );
}
