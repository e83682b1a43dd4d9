/** The page kind "list": title and next action, filters in one row, the table edge to edge, pager at the foot. */
import { ListBase, type RaRecord, useListContext } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { FOLDS } from '../fold-on-scroll.ts';
import { late } from '../late.tsx';
import { Pane } from '../Pane.tsx';
import { useContentWidth } from '../use-width.ts';
import { allowed, type Column } from './column.ts';
import { FilterRow } from './FilterRow.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListTitle } from './ListTitle.tsx';
import { Heads } from './list-heads.ts';
import type { ListPageProps } from './list-page-props.ts';
import { roomy, spread, withNeeds } from './roomy.ts';
import { SCROLL_BAR, widthOf } from './table-parts.ts';
import { useColumns } from './use-columns.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useNeeds } from './use-needs.ts';
import { usePatience } from './use-patience.ts';
import { useStale } from './use-stale.ts';
import { WaitNote } from './WaitNote.tsx';

/** Few lists have any. */
const ListSums = late(() => import('./ListSums.tsx'), 'default');

/** Of an address that was typed, or is older than the list. */
const UnknownFilters = late(() => import('./UnknownFilters.tsx'), 'UnknownFilters');

/** Nobody looks before there are rows. */
const RowLook = late(() => import('./RowLook.tsx'), 'RowLook');

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
  const { refetch, data, filterValues } = useListContext();
  const unknown = Object.keys(filterValues ?? {}).filter(name => props.knowsFilter?.(name) === false);
  // rows that an unknown filter was to leave out are chosen by mistake
  const bulkActions = unknown.length > 0 ? [] : allowed(props.bulkActions ?? []);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const live = useLiveRows(body, props.only?.filter);
  const place = useRef<HTMLDivElement>(null);
  const room = useContentWidth(place);
  const hasActions = props.rowActions !== undefined || quickLook !== undefined || live.marks.size > 0;
  const spareBeside = (shown: readonly Column<Row>[]) =>
    room - widthOf(shown, { hasBox: bulkActions.length > 0, hasActions });
  const choice = useColumns(
    resource,
    allowed(props.columns),
    // a page that is kept, and not shown, has no width
    shown => room === 0 || spareBeside(shown) >= 0,
  );
  const spare = spareBeside(choice.shown);
  const columns = withNeeds(choice.shown, useNeeds(body, data, spare > 0));
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
      <Heads {...FOLDS}>
        <ListTitle
          title={props.title}
          summary={props.summary}
          isStale={isStale}
          isPart={props.isPart}
          primary={props.primary}
          waiting={{ count: live.waiting, word: live.waitingWord, onLoad: () => void refetch() }}
        />
        <FilterRow
          title={props.title}
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
      </Heads>
      {unknown.length > 0 && <UnknownFilters names={unknown} />}
      <WaitNote patience={patience} hasRows={data !== undefined} />
      <ListBody
        {...props}
        patience={patience}
        columns={spare < 0 ? roomy(columns, spare) : spread(columns, Math.max(0, spare - SCROLL_BAR))}
        hasActions={hasActions}
        bulkActions={bulkActions}
        canSelect={canSelect}
        live={live}
        body={body}
        openId={props.openId ?? lookedAt ?? undefined}
        onLook={quickLook && (id => setLookedAt(id === lookedAt ? null : id))}
        onVisit={id => setLookedAt(before => before && id)}
      />
      {props.sums && props.sums.length > 0 && <ListSums sums={props.sums} groups={props.sumGroups} />}
      <ListFoot actions={bulkActions} hasLook={lookedAt !== null} canSelect={canSelect} />
      {quickLook && lookedAt && (
        <RowLook id={lookedAt} looks={quickLook} rowActions={props.rowActions} onClose={closeLook} />
      )}
      {props.children}
    </Pane>
  );
}
