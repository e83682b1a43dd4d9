import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useRouterProvider, useTranslate } from 'ra-core';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { StableContent } from '../StableContent.tsx';
import { useStableCallback } from '../use-stable-callback.ts';
import type { Column, RowAction } from './column.ts';
import type { RowMark } from './live-rows.ts';
import { MarkedRow } from './MarkedRow.tsx';
import { RowActions } from './RowActions.tsx';

interface ListRowProps<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  /** The minute that its cells were drawn in. */
  minute: number;
  /** What others have done to it. */
  mark?: RowMark;
  /** Keys of the columns that show something else since. */
  changed?: ReadonlySet<string>;
  /** The one that was touched last. */
  isCurrent?: boolean;
  /** Open beside the list. */
  isOpen?: boolean;
  actions?: RowAction<Row>[];
  /** Not offered: the box is there and off. */
  selection?: { isOn: boolean; isOffered: boolean };
  onOpen: () => void;
  /** Shows it beside the list. */
  onLook?: () => void;
  /** The focus comes, or goes elsewhere. */
  onEnter: () => void;
  onLeave: () => void;
  onToggle: () => void;
  /** Where it opens; null where it opens beside the list. */
  path: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function ListRow<Row extends RaRecord>(props: ListRowProps<Row>) {
  const { row, columns, name, mark, changed, actions, selection, onLook } = props;
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const toggle = useStableCallback(props.onToggle);
  const follow = useStableCallback((event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    props.onOpen();
  });
  const handleClick = (event: MouseEvent) => {
    const isControl =
      event.target instanceof Element && event.target.closest('a, button, input, label, [role=menu]');
    // a click that ends a selection of text is no click
    if (isControl || window.getSelection()?.toString()) return;
    if (mark?.isGone) return;
    const link = event.currentTarget.querySelector<HTMLAnchorElement>('a[data-record]');
    if (link && (event.ctrlKey || event.metaKey)) window.open(link.href, '_blank', 'noopener');
    else props.onOpen();
  };
  // the name leads there as any link does: to another window, where that is asked for
  const linked = (drawn: ReactNode, index: number) =>
    index === 0 && typeof drawn === 'string' && props.path !== null && !mark?.isGone ? (
      <Link to={props.path} tabIndex={-1} data-record onClick={follow}>
        {drawn}
      </Link>
    ) : (
      drawn
    );
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) props.onLeave();
  };
  return (
    <tr
      tabIndex={-1}
      aria-label={name}
      aria-selected={selection?.isOn}
      aria-current={props.isOpen || undefined}
      data-row={row.id}
      data-current={props.isCurrent || undefined}
      data-live={mark && (mark.isGone ? 'gone' : mark.isChanged ? 'changed' : 'locked')}
      onClick={handleClick}
      onKeyDown={props.onKeyDown}
      onFocus={props.onEnter}
      onBlur={handleBlur}
    >
      <StableContent asOf={props.minute}>
        {selection && (
          <td data-place="box">
            <Checkbox
              checked={selection.isOn}
              disabled={!selection.isOffered}
              onChange={toggle}
              inputProps={{ 'aria-label': translate('kit.list.selectRow', { name }) }}
            />
          </td>
        )}
        {columns.map(({ key, cell, phone, isNumber, isMono }, index) => (
          <td
            key={key}
            data-cell={key}
            data-changed={changed?.has(key) || undefined}
            data-place={phone}
            data-mono={isMono}
            align={isNumber ? 'right' : undefined}
          >
            <span data-ground>{linked(cell(row), index)}</span>
          </td>
        ))}
      </StableContent>
      {(actions || onLook || mark) && (
        <td data-place="actions" data-marked={mark !== undefined || undefined}>
          {mark && (
            <span data-mark>
              <MarkedRow mark={mark} />
            </span>
          )}
          {(actions || onLook) && !mark?.isGone && (
            <RowActions row={row} name={name} actions={actions ?? []} onLook={onLook} />
          )}
        </td>
      )}
    </tr>
  );
}
