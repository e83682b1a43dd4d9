/** What a list is made of. */
import type { RaRecord, SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import type { Described } from '../state/PageState.tsx';
import type { BulkAction, Column, ListFilter, ListTab, RowAction } from './column.ts';
import type { FieldFilter } from './conditions.ts';
import type { Sum, SumGroup } from './ListSums.tsx';
import type { PrimaryAction } from './ListTitle.tsx';
import type { RowLooks } from './RowLook.tsx';

/** How the find box takes a whole telephone number. */
export interface NumberBox {
  /** The filter that seeks it. */
  field: string;
  /** Undefined where the text is none. */
  read: (text: string) => string | undefined;
}

export interface ListPageProps<Row extends RaRecord> {
  resource: string;
  title: string;
  /** Beside the title: how many there are. */
  summary?: string;
  /** Beside or below something else of a page, which has its own heading. */
  isPart?: boolean;
  primary?: PrimaryAction;
  columns: readonly Column<Row>[];
  sort: SortPayload;
  /** A part of the records and never the others: what the page shows is only this. */
  only?: { key: string; filter: Readonly<Record<string, unknown>> };
  /** Whether the upstream sorts; complete answers are sorted all the same. */
  canSort: boolean;
  tabs?: readonly ListTab[];
  filters?: readonly ListFilter[];
  /** What can be asked for with an operator; none where the upstream knows none. */
  fields?: readonly FieldFilter[];
  /** Filters of which the upstream tells how many records each value finds; none, without it. */
  counted?: readonly string[];
  /** Whether the list can be asked by a field of this name; without it, by any. */
  knowsFilter?: ((name: string) => boolean) | undefined;
  searchHint: string;
  /** The field that the find box sets; `keyword` where the upstream seeks in several. */
  searchBy?: string;
  /** Without it a whole telephone number is searched like any text. */
  numberBy?: NumberBox | undefined;
  /** What a row is called by a screen reader. */
  nameOf: (row: Row) => string;
  /** Of its page; null where it has none, and is looked at beside the list. */
  pathOf: (row: Row) => string | null;
  /** The record that is open beside the list. */
  openId?: string;
  /** What is seen of a record beside the list, without leaving it. */
  quickLook?: RowLooks<Row>;
  rowActions?: (row: Row) => RowAction<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  canSelect?: (row: Row) => boolean;
  /** Beside the choice of columns: what is done with the whole list, as an export. */
  tools?: ReactNode;
  /** What is added up over all that the list finds, as the data provider says it. */
  sums?: readonly Sum[];
  /** By what these are told apart. */
  sumGroups?: readonly SumGroup[] | undefined;
  /** Said where there is nothing yet; the way out of it is `primary`. */
  empty: { title: string; why: string };
  describeError: (error: unknown) => Described;
  children?: ReactNode;
}
