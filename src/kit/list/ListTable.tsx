/** Rows under a sticky head. On a phone the same rows have two lines: only the CSS differs. */
import { type RaRecord, useListContext, useNavigate, useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';
import { usePresentMinute } from '../use-present-minute.ts';
import { isComposing } from '../use-shortcut.ts';
import type { Column, RowAction } from './column.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { ACTIONS_WIDTH, CHECKBOX_WIDTH, Table, widthOf } from './table-parts.ts';
import type { LiveTable } from './use-live-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useStale } from './use-stale.ts';

interface ListTableProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  canSort: boolean;
  nameOf: (row: Row) => string;
  pathOf: (row: Row) => string | null;
  openId?: string;
  rowActions?: (row: Row) => RowAction<Row>[];
  canSelect: (row: Row) => boolean;
  hasBulkActions: boolean;
  /** A place at the end of each row. */
  hasActions: boolean;
  /** Shows a record beside the list; unset where there is nothing to show. */
  onLook?: (id: string) => void;
  /** A row has been gone to. */
  onVisit?: (id: string) => void;
  live: LiveTable;
  /** Where the rows are. */
  body: RefObject<HTMLTableSectionElement | null>;
}

export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { columns, hasBulkActions, hasActions, pathOf, canSelect, live, body } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, isPending, selectedIds = [], onSelect, onToggleItem } = useListContext<Row>();
  // cells tell how long ago something was
  const minute = usePresentMinute();
  const [current, setCurrent] = useState<Row['id']>();
  const { isStale } = useStale();
  const hasSkeleton = useDelayed(isPending, SKELETON_AFTER_MS);
  const rows = data ?? [];
  const selected = new Set(selectedIds);
  // who chose it before somebody began to edit it may still change his mind
  const canToggle = (row: Row) =>
    canSelect(row) || (selected.has(row.id) && !live.marks.get(String(row.id))?.isGone);
  const selectable = rows.filter(canToggle);
  const chosen = selectable.filter(({ id }) => selected.has(id));

  useRowKeys({
    body,
    canChoose: hasBulkActions,
    onChoose: ids => {
      const offered = selectable.flatMap(({ id }) => (ids.includes(String(id)) ? [id] : []));
      onSelect([...new Set([...selectedIds, ...offered])]);
    },
    onToggle: id => {
      const row = selectable.find(one => String(one.id) === id);
      if (row) onToggleItem(row.id);
    },
    onLook: props.onLook,
  });

  const handleKey = (row: Row, event: KeyboardEvent) => {
    // keys on a control inside the row are that control's
    if (event.target !== event.currentTarget || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && !live.marks.get(String(row.id))?.isGone) open(row);
    else if (event.key === ' ' && hasBulkActions && canToggle(row)) onToggleItem(row.id);
    else return;
    event.preventDefault();
  };
  const open = (row: Row) => {
    live.visit(String(row.id));
    const path = pathOf(row);
    if (path === null) props.onLook?.(String(row.id));
    else navigate(path);
  };
  const handleAll = () => {
    const onPage = new Set(selectable.map(({ id }) => id));
    const elsewhere = selectedIds.filter(id => !onPage.has(id));
    onSelect(chosen.length === selectable.length ? elsewhere : [...elsewhere, ...onPage]);
  };

  return (
    <Table
      aria-busy={isPending || isStale}
      aria-label={translate('kit.list.table')}
      least={widthOf(columns, { hasBox: hasBulkActions, hasActions })}
    >
      <colgroup>
        {hasBulkActions && <col style={{ width: CHECKBOX_WIDTH }} />}
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
        {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
      </colgroup>
      <ListHead
        columns={columns}
        canSort={props.canSort}
        hasActions={hasActions}
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
            minute={minute}
            name={props.nameOf(row)}
            mark={live.marks.get(String(row.id))}
            changed={live.cellsOf(String(row.id))}
            isOpen={props.openId !== undefined && String(row.id) === props.openId}
            actions={props.rowActions?.(row)}
            selection={hasBulkActions ? { isOn: selected.has(row.id), isOffered: canToggle(row) } : undefined}
            isCurrent={row.id === current}
            path={pathOf(row)}
            onOpen={() => open(row)}
            onLook={props.onLook && (() => props.onLook?.(String(row.id)))}
            onEnter={() => {
              setCurrent(row.id);
              props.onVisit?.(String(row.id));
            }}
            onLeave={() => live.visit(String(row.id))}
            onToggle={() => onToggleItem(row.id)}
            onKeyDown={event => handleKey(row, event)}
          />
        ))}
      </tbody>
    </Table>
  );
}
