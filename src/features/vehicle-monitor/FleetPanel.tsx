/** The list beside the map: what is in view, what one has chosen, what one watches; and what is sought anywhere. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VehicleCluster } from '../../contract/clustering.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { formatCount } from '../../kit/format/count.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { listShortcut, type Shortcut } from '../../kit/shortcuts.ts';
import { FoldButton, PanelFrame, PanelTabs } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { countsOf } from '../../nouns/fleet-map/status-counts.ts';
import { useElsewhere } from '../../nouns/fleet-map/use-outside-search.ts';
import { usePlaces } from '../../nouns/fleet-map/use-places.ts';
import { useStoreBeat } from '../../nouns/fleet-map/use-store-beat.ts';
import { FoundVehicles } from './FoundVehicles.tsx';
import { GROUPS, type Group, itemsOf, type ListItem, SORTS, type Sort } from './fleet-rows.ts';
import type { Chosen, OpenVehicle } from './use-chosen.ts';
import { useFirstHit } from './use-first-hit.ts';
import { useWatched } from './use-watched.ts';
import { WatchedList } from './WatchedList.tsx';

interface FleetPanelProps {
  store: FleetStore;
  /** See `Positions`. */
  clusters(): readonly VehicleCluster[];
  chosen: Chosen;
  /** By business status. */
  shown: readonly boolean[];
  /** What is wrong with the positions; null where nothing is. */
  trouble: string | null;
  onFold(): void;
  /** Brings it into view, and opens it. */
  onLocate(plate: string, isFollowed?: boolean): void;
  /** Degrees of WGS-84. */
  onPlace(lng: number, lat: number): void;
  onOpen(vehicle: OpenVehicle, isFollowed?: boolean): void;
  onFitChosen(): void;
}

/** Rows that leave room for what is found elsewhere. */
const FEW = 5;
/** The search box has it. */
const FOLLOW_FIRST: Shortcut = {
  keys: 'shift+enter',
  label: 'vehicleMonitor.keys.followFirst',
  group: 'page',
  isSingle: false,
};
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
  const listed = useRef<readonly ListItem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store changes in place, and says so by the beat
  const items = useMemo(
    () => (tab === 'watched' ? [] : itemsOf(store, { text, group, sort, shown, only }, listed.current)),
    [store, beat, tab, text, group, sort, shown, only],
  );
  useEffect(() => {
    listed.current = items;
  }, [items]);
  // what is in view is found here; the upstream is asked where that is little
  const sought = tab === 'view' && items.length <= FEW ? text : '';
  const elsewhere = useElsewhere(sought);
  const places = usePlaces(sought);
  const openFirst = useFirstHit({ ...props, text, items, elsewhere, places });
  useEffect(() => listShortcut(FOLLOW_FIRST), []);

  const counts: Readonly<Record<Tab, number>> = {
    view: countsOf(store, props.clusters()).reduce(
      (sum, own, status) => (shown[status] === false ? sum : sum + own),
      0,
    ),
    chosen: chosen.ids.length,
    watched: useWatched().data?.length ?? 0,
  };

  return (
    <PanelFrame aria-label={translate('vehicleMonitor.list')}>
      <Head>
        <SearchBox
          value={text}
          hint={translate('vehicleMonitor.searchHint')}
          waitMs={200}
          onSearch={setText}
          onEnter={openFirst}
        />
        <FoldButton label={translate('vehicleMonitor.fold')} onFold={onFold} />
      </Head>
      <PanelTabs role="group">
        {TABS.map(each => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {translate(`vehicleMonitor.tab.${each}`)}
            {counts[each] > 0 && <b>{formatCount(counts[each])}</b>}
          </button>
        ))}
      </PanelTabs>
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
          <FoundVehicles
            {...props}
            items={items}
            group={group}
            tab={tab}
            elsewhere={elsewhere}
            places={places.places}
          />
        </>
      )}
    </PanelFrame>
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

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 4px 12px',
  '& > [role=search]': { flex: 1, width: 'auto', minWidth: 0 },
});

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
