import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Column, RowAction } from './column.ts';
import { RowActions } from './RowActions.tsx';

interface ListRowProps<Row extends RaRecord> {
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  path: string;
  /** Open beside the list. */
  isOpen?: boolean;
  actions?: RowAction<Row>[];
  /** Not offered: the box is there and off. */
  selection?: { isOn: boolean; isOffered: boolean };
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function ListRow<Row extends RaRecord>(props: ListRowProps<Row>) {
  const { row, columns, name, path, actions, selection } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    const isControl =
      event.target instanceof Element && event.target.closest('a, button, input, label, [role=menu]');
    // a click that ends a selection of text is no click
    if (isControl || window.getSelection()?.toString()) return;
    navigate(path);
  };
  return (
    <tr
      tabIndex={-1}
      aria-label={name}
      aria-selected={selection?.isOn}
      aria-current={props.isOpen || undefined}
      onClick={handleClick}
      onKeyDown={props.onKeyDown}
    >
      {selection && (
        <td data-place="box">
          <Checkbox
            checked={selection.isOn}
            disabled={!selection.isOffered}
            onChange={props.onToggle}
            inputProps={{ 'aria-label': translate('kit.list.selectRow', { name }) }}
          />
        </td>
      )}
      {columns.map(({ key, cell, phone, isNumber, isMono }) => (
        <td key={key} data-place={phone} data-mono={isMono} align={isNumber ? 'right' : undefined}>
          {cell(row)}
        </td>
      ))}
      {actions && (
        <td data-place="actions">
          <RowActions row={row} name={name} actions={actions} />
        </td>
      )}
    </tr>
  );
}
