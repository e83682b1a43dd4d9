/** The vehicles one watches, up to nine beside each other, each followed by a picture of its own. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { MOST_WATCHED, WATCHED_AT_ONCE } from '../../contract/watched-vehicle.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Pane } from '../../kit/Pane.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { PlateEntry } from '../../nouns/fleet-map/PlateEntry.tsx';
import { Head } from './Head.tsx';
import { shownPlates } from './shown-plates.ts';
import { Tiles } from './Tiles.tsx';
import { useWatchActs, useWatched } from './use-watched.ts';

const NONE: readonly string[] = [];

export default function TaxiMonitorPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const { watched, fleet, error, refetch, freshness } = useWatched();
  const acts = useWatchActs();
  const [chosen, setChosen] = useStore<readonly string[]>('watchedTiles.chosen', NONE);
  const [isAdding, setAdding] = useState(false);
  const plates = watched?.map(({ plateNumber }) => plateNumber) ?? [];
  const shown = shownPlates(plates, chosen);
  const isEmpty = watched?.length === 0;
  const handleAdd = async (fresh: readonly string[]) => {
    // what is wrong in the field is seen until it is put right
    setAdding(true);
    const unknown = await acts.add(fresh);
    const known = fresh.filter(plate => !unknown.includes(plate));
    // who is added wants to be seen
    if (plates.length + known.length > WATCHED_AT_ONCE)
      setChosen([...known, ...shown].slice(0, WATCHED_AT_ONCE));
    return unknown;
  };
  return (
    <Pane>
      <Head
        plates={plates}
        shown={shown}
        freshness={freshness}
        onChoose={setChosen}
        isAdding={isAdding}
        onAdding={acts.isAllowed && plates.length > 0 ? setAdding : undefined}
      />
      {!watched && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {!watched && !error && <div aria-busy />}
      {isEmpty && (
        <PageState
          title={translate('taxiMonitor.empty')}
          why={translate(acts.isAllowed ? 'taxiMonitor.emptyWhy' : 'taxiMonitor.emptyWhyNot')}
        />
      )}
      {acts.isAllowed && (isEmpty || (isAdding && plates.length > 0)) && (
        <Adding isFirst={isEmpty}>
          <PlateEntry plates={plates} most={MOST_WATCHED} onAdd={handleAdd} onDone={() => setAdding(false)} />
        </Adding>
      )}
      {watched && watched.length > 0 && (
        <Tiles
          watched={watched.filter(({ plateNumber }) => shown.includes(plateNumber))}
          fleet={fleet}
          onRemove={acts.isAllowed ? acts.remove : undefined}
        />
      )}
    </Pane>
  );
}

const Adding = styled('div', { shouldForwardProp: name => name !== 'isFirst' })<{ isFirst: boolean }>(
  ({ theme: { tokens }, isFirst }) =>
    isFirst
      ? { width: 360, maxWidth: '100%', margin: '0 auto', padding: 16 }
      : { flex: 'none', maxWidth: 420, padding: '0 16px 12px', borderBottom: `1px solid ${tokens.line}` },
);
