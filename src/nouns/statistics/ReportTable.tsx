/** The figures of a period by group, one way of grouping in view: sorted, with a total, and columns to choose from. */
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import { ColumnsMenu } from '../../kit/list/ColumnsMenu.tsx';
import type { Column } from '../../kit/list/column.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { ReportTabs } from './ReportTabs.tsx';
import type { TableSort } from './report-place.ts';
import { NAME } from './use-figure-columns.ts';

interface ReportTableProps<Row extends RaRecord, Tab extends string> {
  /** What the tabs are. */
  label: string;
  tabs: readonly { key: Tab; label: string; count?: number | undefined }[];
  tab: Tab;
  /** Under which the columns of a person are kept. */
  columnsAs: string;
  columns: readonly Column<Row>[];
  /** In their order; undefined while they are being read. */
  rows: readonly Row[] | undefined;
  sort: TableSort;
  onChange: (change: { tab?: Tab; sort: TableSort | undefined }) => void;
  foot: ((column: Column<Row>) => ReactNode) | undefined;
  isMarked?: (row: Row, key: string) => boolean;
  /** Said where there are no rows. */
  none: string;
  error: Described | undefined;
  onRetry: () => void;
}

export function ReportTable<Row extends RaRecord, Tab extends string>(props: ReportTableProps<Row, Tab>) {
  const { label, tabs, tab, columnsAs, columns, rows, sort, onChange, none, error, onRetry, ...table } =
    props;
  const choice = useColumns(columnsAs, columns);
  const isLate = useDelayed(!rows && !error, SKELETON_AFTER_MS);
  return (
    <ReportTabs
      label={label}
      tabs={tabs}
      value={tab}
      onChoose={key => onChange({ tab: key, sort: undefined })}
      tools={<ColumnsMenu choice={choice} />}
    >
      {!rows && error && <ErrorState {...error} onRetry={onRetry} />}
      {isLate && PLACES.map(place => <SkeletonBar key={place} style={{ height: 20, margin: '6px 16px' }} />)}
      {rows?.length === 0 && <PageState title={none} />}
      {rows && rows.length > 0 && (
        <FigureTable<Row>
          label={tabs.find(({ key }) => key === tab)?.label ?? label}
          columns={choice.shown}
          rows={rows}
          isWhole
          sort={sort}
          onSort={key => onChange({ sort: { key, isUp: key === sort.key ? !sort.isUp : key === NAME } })}
          {...table}
        />
      )}
    </ReportTabs>
  );
}

/** In place of rows that are being read. */
const PLACES = [1, 2, 3, 4, 5, 6];
