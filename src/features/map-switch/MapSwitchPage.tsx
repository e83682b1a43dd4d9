/** Each base map by itself, to see whether it comes, how long it takes, and in which system it is drawn. */
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useId, useState } from 'react';
import { mapSettings } from '../../data/map-settings.ts';
import { createFleetStore } from '../../data/positions/fleet-store.ts';
import { Pane } from '../../kit/Pane.tsx';
import type { City } from '../../map/city.ts';
import { FleetMap } from '../../map/FleetMap.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlainPicture } from '../../map/PlainPicture.tsx';
import { MapHandleReporter } from '../../nouns/fleet-map/MapHandleReporter.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { GroundFacts } from './GroundFacts.tsx';
import { GROUNDS, type Ground, setupOf, usualGround } from './grounds.ts';

const MARGINS = { left: 12, right: 12, top: 12, bottom: 12 };
const NOBODY = createFleetStore();
const NOTHING: ReadonlySet<string> = new Set();

export default function MapSwitchPage() {
  const city = useCity();
  // what it begins with depends on whether there is one
  return city === undefined ? null : <Tried city={city} />;
}

function Tried({ city }: { city: City | null }) {
  const translate = useTranslate();
  const [language = 'zh'] = useLocaleState();
  const id = useId();
  const settings = mapSettings();
  const [chosen, setChosen] = useState<Ground>(() => {
    const usual = usualGround(settings);
    return setupOf(usual, settings, city) ? usual : 'plain';
  });
  // grows with each try: the same one can be tried again
  const [attempt, setAttempt] = useState({ count: 0, begunOn: performance.now() });
  const [ready, setReady] = useState<{ map: MapHandle | null; ms: number } | null>(null);
  const setup = setupOf(chosen, settings, city);

  const handleMap = useCallback(
    (map: MapHandle | null) =>
      setReady(before => {
        if (!map) return before && { ...before, map };
        return { map, ms: before?.ms ?? performance.now() - attempt.begunOn };
      }),
    [attempt],
  );
  const handleTry = (ground: Ground) => {
    setReady(null);
    setChosen(ground);
    setAttempt(({ count }) => ({ count: count + 1, begunOn: performance.now() }));
  };

  return (
    <Page>
      <aside>
        <h1>{translate('title.mapSwitch')}</h1>
        <fieldset aria-labelledby={`${id}-ground`}>
          <h2 id={`${id}-ground`}>{translate('mapSwitch.ground')}</h2>
          {GROUNDS.map(ground => {
            const isThere = setupOf(ground, settings, city) !== undefined;
            return (
              <button
                key={ground}
                type="button"
                aria-pressed={ground === chosen}
                disabled={!isThere}
                onClick={() => handleTry(ground)}
              >
                {translate(`mapSwitch.grounds.${ground}`)}
                <span>
                  {translate(isThere ? `mapSwitch.about.${ground}` : `mapSwitch.missing.${ground}`)}
                </span>
              </button>
            );
          })}
        </fieldset>
        <GroundFacts map={ready?.map ?? null} ms={ready?.ms} isPlain={chosen === 'plain'} />
      </aside>
      <div>
        <FleetMap
          key={`${chosen} ${attempt.count}`}
          label={translate('map.label')}
          setup={setup ?? { isPlain: true }}
          city={city}
          language={language}
          margins={MARGINS}
          plain={<PlainPicture city={city} fleet={NOBODY} shown={[]} marked={NOTHING} />}
        >
          <MapHandleReporter onMap={handleMap} />
        </FleetMap>
      </div>
    </Page>
  );
}

const Page = styled(Pane)(({ theme: { tokens, breakpoints } }) => ({
  flexDirection: 'row',
  aside: {
    flex: 'none',
    width: 300,
    padding: 16,
    overflow: 'auto',
    borderRight: `1px solid ${tokens.line}`,
  },
  '& > div': { position: 'relative', flex: 1, minWidth: 0, backgroundColor: tokens.sunken },
  h1: { margin: '0 0 12px', fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  h2: { margin: '0 0 8px', fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  fieldset: { display: 'grid', gap: 8, margin: '0 0 20px', padding: 0, border: 0 },
  'fieldset button': {
    display: 'grid',
    gap: 2,
    minHeight: 48,
    padding: '6px 12px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 6,
    backgroundColor: tokens.surface,
    color: tokens.text.strong,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    span: { color: tokens.text.faint, fontSize: 12, overflowWrap: 'anywhere' },
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.ink,
      boxShadow: `inset 0 0 0 1px ${tokens.accent.ink}`,
    },
    '&:disabled': { color: tokens.text.faint, cursor: 'default', backgroundColor: tokens.sunken },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 },
  },
  [breakpoints.down('md')]: {
    flexDirection: 'column',
    height: 'auto',
    minHeight: '100%',
    aside: { width: 'auto', borderRight: 0, borderBottom: `1px solid ${tokens.line}` },
    '& > div': { flex: 'none', height: '70vh' },
  },
}));
