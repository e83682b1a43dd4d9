/** Saved filters, the conditions of now, the find box and the choice of columns: one row that folds on a phone. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListFilter as FilterIcon } from 'lucide-react';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { late } from '../late.tsx';
import type { Described } from '../state/PageState.tsx';
import { LOW } from '../theme/tokens.ts';
import { AddFilter } from './AddFilter.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { hasFilterValue, isGiven, type ListFilter, type ListTab } from './column.ts';
import { conditionsOf, type FieldFilter, freeOperators } from './conditions.ts';
import { ListTabs } from './ListTabs.tsx';
import type { NumberBox } from './list-page-props.ts';
import { PrintButton } from './PrintButton.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ColumnChoice } from './use-columns.ts';
import { queryWithout, withoutFields } from './use-filter-counts.ts';
import { useSavedList } from './use-saved-list.ts';

interface FilterRowProps<Row extends RaRecord> {
  /** What the list is called on paper. */
  title: string;
  tabs: readonly ListTab[];
  filters: readonly ListFilter[];
  /** What can be asked for with an operator; none where the upstream knows none. */
  fields: readonly FieldFilter[];
  /** Filters of which the upstream tells how many records each value finds. */
  counted: readonly string[];
  /** What the list asks for always. */
  only: Readonly<Record<string, unknown>> | undefined;
  searchHint: string;
  searchBy: string;
  /** Without it a whole telephone number is searched like any text. */
  numberBy?: NumberBox | undefined;
  columns: ColumnChoice<Row>;
  describeError: (error: unknown) => Described;
  tools?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
}

/** A list that is asked for everything has none. */
const FilterChips = late(() => import('./FilterChips.tsx'), 'default');

export function FilterRow<Row extends RaRecord>(props: FilterRowProps<Row>) {
  const translate = useTranslate();
  const { resource, data, filterValues, setFilters } = useListContext();
  const [added, setAdded] = useState<string[]>([]);
  const [draft, setDraft] = useState<FieldFilter | null>(null);
  const values: Record<string, unknown> = filterValues ?? {};

  const change = (patch: Readonly<Record<string, unknown>>) => {
    const changed = Object.entries({ ...values, ...patch });
    setFilters(Object.fromEntries(changed.filter(([, value]) => !isNothing(value))));
  };
  // what stands in the box is sought in one way or in the other
  const { searchBy, numberBy } = props;
  const sought = numberBy?.read(String(values[numberBy.field] ?? ''));
  const inBox = String(values[searchBy] ?? sought ?? '');
  const handleSearch = (text: string) => {
    const number = numberBy?.read(text);
    if (numberBy && number !== undefined) change({ [searchBy]: undefined, [numberBy.field]: number });
    else
      change({ [searchBy]: text, ...(numberBy && sought !== undefined && { [numberBy.field]: undefined }) });
  };
  const conditions = conditionsOf(values, props.fields);
  // the list itself comes first
  const asked = data && { resource, filter: { ...values, ...props.only } };
  const kept = useSavedList(props);
  const isSet = (filter: ListFilter) => hasFilterValue(filter, values);
  const tabFields = new Set(props.tabs.flatMap(tab => Object.keys(tab.filter)));
  const active = props.tabs.find(tab => isActive(tab, values, tabFields));
  const handleTab = (tab: ListTab) => {
    setFilters({ ...withoutFields(values, tabFields), ...tab.filter });
  };
  // what a tab sets is shown by the tab, not by a chip beside it
  const shown = props.filters.filter(
    filter =>
      added.includes(filter.name) ||
      (isSet(filter) && !(active && !kept.active && filter.name in active.filter)),
  );
  const rest = props.filters.filter(filter => !isGiven(filter) && !shown.includes(filter));
  const open = props.fields.filter(field => freeOperators(field, conditions).length > 0);
  const handleClear = () => {
    setAdded([]);
    setDraft(null);
    setFilters(active ? { ...active.filter } : {});
  };
  // folded away on a phone, tab and conditions are seen in this figure only
  const byTab = active && Object.keys(active.filter).length > 0 ? 1 : 0;
  const used = byTab + shown.filter(isSet).length + conditions.length;

  return (
    <Row>
      <Conditions isOpen={props.isOpen}>
        <ListTabs
          tabs={props.tabs}
          asked={asked && queryWithout(asked, tabFields)}
          counted={props.counted}
          active={active}
          onTab={handleTab}
          saved={kept.saved.all}
          activeSaved={kept.active}
          onSaved={kept.apply}
        />
        {(shown.length + conditions.length > 0 || draft !== null) && (
          <FilterChips
            filters={shown}
            added={added}
            conditions={conditions}
            draft={draft}
            values={values}
            counted={props.counted}
            asked={asked}
            onChange={change}
            onForget={name => setAdded(added.filter(one => one !== name))}
            onDraftEnd={() => setDraft(null)}
          />
        )}
        {rest.length + open.length > 0 && (
          <AddFilter
            filters={rest}
            fields={open}
            onAdd={({ name }) => setAdded([...added, name])}
            onAddField={setDraft}
          />
        )}
        {(shown.length > 0 || conditions.length > 0 || values[props.searchBy] !== undefined) && (
          <Button color="inherit" onClick={handleClear}>
            {translate('kit.list.clear')}
          </Button>
        )}
      </Conditions>
      <Find data-off-paper>
        <SearchBox value={inBox} hint={props.searchHint} onSearch={handleSearch} />
        <FoldButton
          variant="outlined"
          color="inherit"
          aria-expanded={props.isOpen}
          startIcon={<FilterIcon aria-hidden />}
          onClick={props.onToggle}
        >
          {used > 0
            ? translate('kit.list.filtersUsed', { smart_count: used })
            : translate('kit.list.filters')}
        </FoldButton>
        {props.tools}
        <SavedFiltersMenu
          saved={kept.saved}
          asked={kept.asked}
          onApply={kept.apply}
          describeError={props.describeError}
        />
        <ColumnsMenu choice={props.columns} />
        {data !== undefined && data.length > 0 && (
          <PrintButton
            title={props.title}
            columns={props.columns.shown}
            asked={{ tab: active, filters: shown.filter(isSet), conditions, search: inBox }}
          />
        )}
      </Find>
    </Row>
  );
}

/** An empty filter is not asked for. */
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A tab is on when the filters that tabs set are exactly its own. */
function isActive(tab: ListTab, values: Readonly<Record<string, unknown>>, tabFields: ReadonlySet<string>) {
  return [...tabFields].every(name => String(values[name] ?? '') === String(tab.filter[name] ?? ''));
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  minHeight: 36,
  padding: '0 16px 8px',
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    gap: 8,
    paddingBottom: 12,
  },
  // its parts lie in the line of the title
  [LOW]: { display: 'contents' },
}));

const Conditions = styled('div', { shouldForwardProp: name => name !== 'isOpen' })<{ isOpen: boolean }>(
  ({ theme, isOpen }) => ({
    display: 'flex',
    // with less room the find box has a line of its own
    flex: '1 1 420px',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    minWidth: 0,
    [theme.breakpoints.down('sm')]: { display: isOpen ? 'flex' : 'none', flex: 'none' },
    [LOW]: { display: isOpen ? 'flex' : 'none', order: 1, flexBasis: '100%', padding: '0 0 8px 16px' },
  }),
);

const Find = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 8,
  '@media (max-width:599.95px)': { alignSelf: 'stretch' },
  [LOW]: { flex: '1 1 auto', paddingLeft: 16, '& > [role=search]': { flex: 1 } },
});

const FoldButton = styled(Button)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [LOW]: { display: 'inline-flex' },
}));
