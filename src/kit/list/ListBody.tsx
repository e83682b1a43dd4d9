/** What stands under the filters of a list: its rows, or why there are none. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useNavigate, useNotify, useTranslate } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { ErrorState, PageState } from '../state/PageState.tsx';
import { ListTable } from './ListTable.tsx';
import type { PrimaryAction } from './ListTitle.tsx';
import type { ListPageProps } from './list-page-props.ts';
import type { LiveTable } from './use-live-rows.ts';
import type { Patience } from './use-patience.ts';

interface ListBodyProps<Row extends RaRecord> extends ListPageProps<Row> {
  hasActions: boolean;
  onLook?: (id: string) => void;
  onVisit: (id: string) => void;
  canSelect: (row: Row) => boolean;
  live: LiveTable;
  patience: Patience;
  body: RefObject<HTMLTableSectionElement | null>;
}

export function ListBody<Row extends RaRecord>(props: ListBodyProps<Row>) {
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
