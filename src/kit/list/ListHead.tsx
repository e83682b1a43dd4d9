import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { Column } from './column.ts';

interface ListHeadProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  canSort: boolean;
  hasActions: boolean;
  selection?: { isAll: boolean; isSome: boolean };
  onSelectAll: () => void;
}

export function ListHead<Row extends RaRecord>(props: ListHeadProps<Row>) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <thead>
      <tr>
        {props.selection && (
          <th scope="col" data-place="box">
            <Checkbox
              checked={props.selection.isAll}
              indeterminate={props.selection.isSome && !props.selection.isAll}
              onChange={props.onSelectAll}
              inputProps={{ 'aria-label': translate('kit.list.selectAll') }}
            />
          </th>
        )}
        {props.columns.map(({ key, head, sortBy, isNumber }) => {
          const isSorted = sortBy !== undefined && sort.field === sortBy;
          const align = isNumber ? 'right' : 'left';
          if (!props.canSort || !sortBy) {
            return (
              <th key={key} scope="col" align={align}>
                {head}
              </th>
            );
          }
          const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
          return (
            <th key={key} scope="col" align={align} aria-sort={isSorted ? SORTED[sort.order] : undefined}>
              <SortButton type="button" onClick={() => setSort({ field: sortBy, order })}>
                {head}
                {isSorted &&
                  (sort.order === 'ASC' ? (
                    <ArrowUp size={14} aria-hidden />
                  ) : (
                    <ArrowDown size={14} aria-hidden />
                  ))}
              </SortButton>
            </th>
          );
        })}
        {props.hasActions && (
          <th scope="col" data-place="actions">
            <VisuallyHidden>{translate('kit.list.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

const SortButton = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: tokens.text.strong },
}));
