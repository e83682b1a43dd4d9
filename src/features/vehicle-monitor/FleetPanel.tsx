/** The list beside the map: what is in view, what one has chosen, what one watches; and what is sought anywhere. */
import { styled } from '@mui/material/styles';
import { PanelLeftClose } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { type Elsewhere, useElsewhere } from '../../nouns/fleet-map/use-elsewhere.ts';
import { FleetList } from './FleetList.tsx';
import { GROUPS, type Group, itemsOf, type ListItem, SORTS, type Sort } from './fleet-rows.ts';
import type { Chosen } from './use-chosen.ts';
import { useStoreBeat } from './use-store-beat.ts';
import { WatchedList } from './WatchedList.tsx';

interface FleetPanelProps {
  store: FleetStore;
  chosen: Chosen;
  /** By business status. */
  shown: readonly boolean[];
  /** What is wrong with the positions; null where nothing is. */
  trouble: string | null;
  onFold(): void;
  /** Brings it into view, and opens it. */
  onLocate(plate: string): void;
  onOpen(vehicle: { id: string; plate: string }): void;
  onFitChosen(): void;
}

/** Rows that leave room for what is found elsewhere. */
const FEW = 5;
const TABS = ['view', 'chosen', 'watched'] as const;
type Tab = (typeof TABS)[number];

export function FleetPanel(props: FleetPanelProps) {
  const { store, chosen, shown, trouble, onFold, onLocate } = props;
  const translate = useTranslate();
  const [tab, setTab] = useState<Tab>('view');
  const [text, setText] = useState('');
  const [group, setGroup] = useState<Group>('none');
  const [sort, setSort] = useState<Sort>('plate');
  const beat = useStoreBeat(store);
  const only = useMemo(() => (tab === 'chosen' ? new Set(chosen.ids) : undefined), [tab, chosen.ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store changes in place, and says so by the beat
  const items = useMemo(
    () => (tab === 'watched' ? [] : itemsOf(store, { text, group, sort, shown, only })),
    [store, beat, tab, text, group, sort, shown, only],
  );
  // what is in view is found here; the upstream is asked where that is little
  const elsewhere = useElsewhere(tab === 'view' && items.length <= FEW ? text : '');

  return (
    <Panel aria-label={translate('vehicleMonitor.list')}>
      <Head>
        <SearchBox
          value={text}
          hint={translate('vehicleMonitor.searchHint')}
          waitMs={200}
          onSearch={setText}
        />
        <button
          type="button"
          aria-label={translate('vehicleMonitor.fold')}
          aria-keyshortcuts="L"
          onClick={onFold}
        >
          <PanelLeftClose size={16} aria-hidden />
        </button>
      </Head>
      <Tabs role="group">
        {TABS.map(each => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {translate(`vehicleMonitor.tab.${each}`)}
            {each === 'chosen' && chosen.ids.length > 0 && <b>{chosen.ids.length}</b>}
          </button>
        ))}
      </Tabs>
      {trouble && <Trouble role="status">{trouble}</Trouble>}
      {tab === 'watched' ? (
        <WatchedList onLocate={onLocate} />
      ) : (
        <>
          <Choices>
            <Choice
              label={translate('vehicleMonitor.group.label')}
              value={group}
              values={GROUPS}
              wordOf={each => translate(`vehicleMonitor.group.${each}`)}
              onChoose={each => setGroup(each)}
            />
            <Choice
              label={translate('vehicleMonitor.sort.label')}
              value={sort}
              values={SORTS}
              wordOf={each => translate(`vehicleMonitor.sort.${each}`)}
              onChoose={each => setSort(each)}
            />
          </Choices>
          {tab === 'chosen' && chosen.ids.length > 0 && <ChosenActions {...props} />}
          <Listed {...props} items={items} group={group} tab={tab} elsewhere={elsewhere} />
        </>
      )}
    </Panel>
  );
}

interface ListedProps extends Pick<FleetPanelProps, 'chosen' | 'onOpen' | 'onLocate'> {
  items: readonly ListItem[];
  group: Group;
  tab: 'view' | 'chosen';
  elsewhere: Elsewhere;
}

function Listed({ items, group, tab, elsewhere, chosen, onOpen, onLocate }: ListedProps) {
  const translate = useTranslate();
  const { nameOf: companyOf } = useCompanies();
  const nameOf = (key: string) => {
    if (group === 'status') return translate(`map.status.${key}`);
    return key === '' ? translate('vehicleMonitor.noCompany') : companyOf(key);
  };
  if (items.length > 0) {
    const here = new Set(items.map(item => item.kind === 'row' && item.row.plate));
    const others = elsewhere.found.filter(({ plate }) => !here.has(plate));
    return (
      <>
        <FleetList
          items={items}
          chosen={chosen.ids}
          openId={chosen.open?.id}
          nameOf={nameOf}
          onOpen={({ id, plate }) => onOpen({ id, plate })}
          onToggle={({ id }) => chosen.toggle(id)}
        />
        {others.length > 0 && (
          <FoundElsewhere elsewhere={{ ...elsewhere, found: others }} onLocate={onLocate} />
        )}
      </>
    );
  }
  if (!elsewhere.isIdle) return <FoundElsewhere elsewhere={elsewhere} onLocate={onLocate} />;
  const about = tab === 'view' ? 'emptyView' : 'emptyChosen';
  return (
    <PageState title={translate(`vehicleMonitor.${about}`)} why={translate(`vehicleMonitor.${about}Why`)} />
  );
}

function FoundElsewhere({ elsewhere, onLocate }: { elsewhere: Elsewhere; onLocate(plate: string): void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { found, isSearching, error } = elsewhere;
  if (error) return <PageState title={failureText(error).text} />;
  if (found.length === 0)
    return (
      <PageState title={translate(isSearching ? 'vehicleMonitor.searching' : 'vehicleMonitor.notFound')} />
    );
  return (
    <Found>
      <h3>{translate('vehicleMonitor.elsewhere')}</h3>
      <ul>
        {found.map(({ plate, hint }) => (
          <li key={`${plate} ${hint}`}>
            <button type="button" onClick={() => onLocate(plate)}>
              <b>{plate}</b> {hint}
            </button>
          </li>
        ))}
      </ul>
    </Found>
  );
}

function ChosenActions({ chosen, onFitChosen }: Pick<FleetPanelProps, 'chosen' | 'onFitChosen'>) {
  const translate = useTranslate();
  return (
    <Choices>
      <button type="button" aria-keyshortcuts="A" onClick={onFitChosen}>
        {translate('vehicleMonitor.allChosen')}
      </button>
      <button type="button" onClick={() => chosen.choose([])}>
        {translate('vehicleMonitor.clearChosen')}
      </button>
    </Choices>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  values: readonly V[];
  wordOf: (value: NoInfer<V>) => string;
  onChoose: (value: NoInfer<V>) => void;
}

function Choice<V extends string>({ label, value, values, wordOf, onChoose }: ChoiceProps<V>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as V)}>
      {values.map(each => (
        <option key={each} value={each}>
          {wordOf(each)}
        </option>
      ))}
    </select>
  );
}

const Panel = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  overflow: 'hidden',
}));

const Head = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 4px 12px',
  '& > [role=search]': { flex: 1, width: 'auto', minWidth: 0 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.plain,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
  },
}));

const Tabs = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 16,
  padding: '0 12px',
  borderBottom: `1px solid ${tokens.line}`,
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 34,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.mark,
      color: tokens.text.strong,
      fontWeight: 600,
    },
  },
}));

const Choices = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 8,
  padding: '6px 12px',
  'select, button': {
    flex: 1,
    minWidth: 0,
    height: Math.max(sizes.control, 28),
    padding: '0 6px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.float,
    color: tokens.text.plain,
    font: 'inherit',
  },
  button: { cursor: 'pointer', '&:hover': { backgroundColor: tokens.hover } },
}));

const Trouble = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 12px',
  backgroundColor: tokens.warn.soft,
  color: tokens.warn.ink,
  fontSize: 12,
}));

const Found = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  h3: { margin: 0, padding: '8px 12px 4px', fontSize: 12, fontWeight: 400, color: tokens.text.faint },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
}));
