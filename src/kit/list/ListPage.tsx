/** The page kind "list": title and next action, filters in one row, the table edge to edge, pager at the foot. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  ListBase,
  type RaRecord,
  type SortPayload,
  useListContext,
  useNavigate,
  useNotify,
  useTranslate,
} from 'ra-core';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { Pane } from '../Pane.tsx';
import type { Described } from '../state/PageState.tsx';
import { ErrorState, PageState } from '../state/PageState.tsx';
import { useWidth } from '../use-width.ts';
import {
  allowed,
  type BulkAction,
  type Column,
  type ListFilter,
  type ListTab,
  type RowAction,
} from './column.ts';
import type { FieldFilter } from './conditions.ts';
import { FilterRow } from './FilterRow.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { Sum } from './ListSums.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTitle, type PrimaryAction } from './ListTitle.tsx';
import type { RowLooks } from './RowLook.tsx';
import { roomy } from './roomy.ts';
import { SCROLL_BAR, widthOf } from './table-parts.ts';
import { useColumns } from './use-columns.ts';
import { type LiveTable, useLiveRows } from './use-live-rows.ts';
import { type Patience, usePatience } from './use-patience.ts';
import { useStale } from './use-stale.ts';
import { WaitNote } from './WaitNote.tsx';

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
  searchHint: string;
  /** The field that the find box sets; `keyword` where the upstream seeks in several. */
  searchBy?: string;
  /** The filter that seeks a whole telephone number, also where it is typed into the find box. */
  numberBy?: string | undefined;
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
  /** Said where there is nothing yet; the way out of it is `primary`. */
  empty: { title: string; why: string };
  describeError: (error: unknown) => Described;
  children?: ReactNode;
}

/** Few lists have any. */
const loadSums = () => import('./ListSums.tsx');

/** Nobody looks before there are rows. */
const loadLook = async <Row extends RaRecord>() => ({
  default: (await import('./RowLook.tsx')).RowLook<Row>,
});

export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  return (
    <ListBase
      resource={props.resource}
      sort={props.sort}
      // what one page remembers is not the other's
      {...(props.only && { filter: props.only.filter, storeKey: `${props.resource}.${props.only.key}` })}
      perPage={20}
      queryOptions={SAID_BY_PAGE}
      disableAuthentication
    >
      <ListView {...props} />
    </ListBase>
  );
}

/** The page itself says what could not be read; react-admin would say so a second time. */
const SAID_BY_PAGE = { onError: () => {} };

function ListView<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { resource, tabs = [], filters = [], fields = [], quickLook } = props;
  const bulkActions = allowed(props.bulkActions ?? []);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const live = useLiveRows(body, props.only?.filter);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const hasActions = props.rowActions !== undefined || quickLook !== undefined || live.marks.size > 0;
  const spareBeside = (shown: readonly Column<Row>[]) =>
    room - widthOf(shown, { hasBox: bulkActions.length > 0, hasActions });
  const choice = useColumns(
    resource,
    allowed(props.columns),
    // a page that is kept, and not shown, has no width
    shown => room === 0 || spareBeside(shown) >= 0,
  );
  const { refetch, data } = useListContext();
  const patience = usePatience();
  const { isStale } = useStale();
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const closeLook = useCallback(() => setLookedAt(null), []);
  const canSelect = (row: Row) => {
    const mark = live.marks.get(String(row.id));
    return !mark?.isGone && mark?.lock !== 'theirs' && (props.canSelect?.(row) ?? true);
  };
  return (
    <Pane ref={place}>
      <ListTitle
        title={props.title}
        summary={props.summary}
        isStale={isStale}
        isPart={props.isPart}
        primary={props.primary}
        waiting={{ count: live.waiting, word: live.waitingWord, onLoad: () => void refetch() }}
      />
      <FilterRow
        tabs={tabs}
        filters={filters}
        fields={fields}
        counted={props.counted ?? []}
        only={props.only?.filter}
        searchHint={props.searchHint}
        searchBy={props.searchBy ?? 'keyword'}
        numberBy={props.numberBy}
        columns={choice}
        describeError={props.describeError}
        tools={props.tools}
        isOpen={areFiltersOpen}
        onToggle={() => setFiltersOpen(!areFiltersOpen)}
      />
      <WaitNote patience={patience} hasRows={data !== undefined} />
      <ListBody
        {...props}
        patience={patience}
        columns={roomy(choice.shown, spareBeside(choice.shown) - SCROLL_BAR)}
        hasActions={hasActions}
        bulkActions={bulkActions}
        canSelect={canSelect}
        live={live}
        body={body}
        openId={props.openId ?? lookedAt ?? undefined}
        onLook={quickLook && (id => setLookedAt(id === lookedAt ? null : id))}
        onVisit={id => setLookedAt(before => before && id)}
      />
      {props.sums && props.sums.length > 0 && (
        <LazyPart load={loadSums} draw={ListSums => <ListSums sums={props.sums ?? []} />} />
      )}
      <ListFoot actions={bulkActions} hasLook={lookedAt !== null} canSelect={canSelect} />
      {quickLook && lookedAt && (
        <LazyPart
          load={loadLook<Row>}
          draw={RowLook => (
            <RowLook id={lookedAt} looks={quickLook} rowActions={props.rowActions} onClose={closeLook} />
          )}
        />
      )}
      {props.children}
    </Pane>
  );
}

interface ListBodyProps<Row extends RaRecord> extends ListPageProps<Row> {
  hasActions: boolean;
  onLook?: (id: string) => void;
  onVisit: (id: string) => void;
  canSelect: (row: Row) => boolean;
  live: LiveTable;
  patience: Patience;
  body: RefObject<HTMLTableSectionElement | null>;
}

function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
  const translate = useTranslate();
  const { data, error, isPending, refetch, filterValues, setFilters, total, meta } = useListContext<Row>();
  const hasRows = data !== undefined;
  // rows that are gone are still shown
  const isEmpty = !isPending && total === 0 && !data?.length;
  const notify = useNotify();
  // the rows that were there stay, so nothing but a short message tells that they are no longer new
  useEffect(() => {
    if (error && hasRows) notify(error.message, { type: 'error' });
  }, [error, hasRows, notify]);
  if (error && !data) {
    return (
      <Scroll>
        <ErrorState {...props.describeError(error)} onRetry={() => refetch()} />
      </Scroll>
    );
  }
  if (props.patience.isGivenUp && !data) {
    return (
      <Scroll>
        <PageState
          title={translate('kit.wait.givenUp')}
          why={translate('kit.wait.givenUpWhy')}
          action={
            <TextButton type="button" onClick={props.patience.tryAgain}>
              {translate('kit.state.retry')}
            </TextButton>
          }
        />
      </Scroll>
    );
  }
  const isFiltered = Object.values(filterValues ?? {}).some(value => value !== undefined && value !== '');
  if (isEmpty && isFiltered) {
    return (
      <Scroll>
        <PageState
          title={translate('kit.list.noMatch')}
          why={translate('kit.list.noMatchWhy')}
          action={
            <TextButton type="button" onClick={() => setFilters({})}>
              {translate('kit.list.clearFilters')}
            </TextButton>
          }
        />
      </Scroll>
    );
  }
  if (isEmpty) {
    return (
      <Scroll>
        <PageState {...props.empty} action={props.primary && <FirstOfAll {...props.primary} />} />
      </Scroll>
    );
  }
  return (
    <Scroll>
      <ListTable
        columns={props.columns}
        canSort={props.canSort || isComplete(meta)}
        nameOf={props.nameOf}
        pathOf={props.pathOf}
        openId={props.openId}
        rowActions={props.rowActions}
        canSelect={props.canSelect}
        hasBulkActions={(props.bulkActions?.length ?? 0) > 0}
        hasActions={props.hasActions}
        onLook={props.onLook}
        onVisit={props.onVisit}
        live={props.live}
        body={props.body}
      />
    </Scroll>
  );
}

/** The filled one stands in the title. */
function FirstOfAll({ label, path }: PrimaryAction) {
  const navigate = useNavigate();
  return (
    <Button variant="outlined" color="inherit" onClick={() => navigate(path)}>
      {label}
    </Button>
  );
}

/** The data provider says so of an answer that holds every row there is. */
const isComplete = (meta: unknown) =>
  typeof meta === 'object' && meta !== null && 'isComplete' in meta && meta.isComplete === true;

const Scroll = styled('div')(({ theme }) => ({
  // what rows say to a screen reader alone scrolls with them, and does not make the page longer
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${theme.tokens.line}`,
}));

const TextButton = styled('button')(({ theme }) => ({
  minHeight: theme.sizes.control,
  padding: '0 12px',
  border: `1px solid ${theme.tokens.edge}`,
  borderRadius: 4,
  background: 'none',
  color: theme.tokens.text.strong,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
}));
