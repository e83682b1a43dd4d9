/**
 * A map to put layers on: Google's where a key is set, else the one that is set up, else the simulated city; without
 * graphics a plain picture. Whatever goes wrong is said above it, and the next best is drawn.
 */
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDrawnMode } from '../kit/colour-mode.ts';
import { late } from '../kit/late.tsx';
import type { BaseMap, BaseMapFault, BaseMapNews } from './base/base-map.ts';
import { EmbeddedBase, type EmbeddedSetup } from './base/EmbeddedBase.tsx';
import { boxAround, type City } from './city.ts';
import { MAP_COLOURS } from './colours.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { hasGraphics } from './graphics.ts';
import { MapFoot } from './MapFoot.tsx';
import { MapContext } from './map-context.ts';
import { createMapHandle, type MapHandle } from './map-handle.ts';
import { type Camera, cameraFor, type Margins } from './projection.ts';
import { useMapKeys } from './use-map-keys.ts';

const GoogleBase = late(() => import('./base/google/GoogleBase.tsx'), 'default');

export interface MapSetup {
  /** As without graphics: whoever wants to see that. */
  isPlain?: boolean | undefined;
  googleKey?: string | undefined;
  base?: EmbeddedSetup | undefined;
}

interface FleetMapProps {
  /** What it is called for who does not see it. */
  label: string;
  setup: MapSetup;
  /** What lies under the vehicles where no map service is set up; null where nothing does. */
  city: City | null;
  language: string;
  /** Room that panels cover: what is shown first, and what keys bring into view, lies beside it. */
  margins: Margins;
  /** Where nothing can be drawn with graphics. */
  plain: ReactNode;
  /** Layers, which draw nothing themselves, and what floats above the map. */
  children?: ReactNode;
}

type Kind = 'google' | 'embedded' | 'plain';

interface Stage {
  kind: Kind;
  fault: BaseMapFault | null;
  /** Grows when the same map is begun anew. */
  attempt: number;
}

/** A graphics card that is lost so often is not coming back. */
const MOST_LOSSES = 3;
/** Until the browser has got over it. */
const RECOVERY_MS = 1_000;

export function FleetMap({ label, setup, city, language, margins, plain, children }: FleetMapProps) {
  const mode = useDrawnMode();
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>(() => firstStage(setup));
  const [base, setBase] = useState<BaseMap | null>(null);
  const [isPointing, setPointing] = useState(false);
  const [isPatchy, setPatchy] = useState(false);
  const map = useMemo(
    () =>
      base ? createMapHandle(base, mode, { point: setPointing, focus: () => place.current?.focus() }) : null,
    [base, mode],
  );
  const current = useRef<MapHandle | null>(null);
  current.current = map;
  // where it looked survives every change of what it is drawn by
  const camera = useRef<Pick<Camera, 'lng' | 'lat' | 'zoom'> | null>(null);
  camera.current ??= firstCamera(city, margins);

  const news = useMemo(
    (): BaseMapNews => ({
      onReady(begun) {
        setPatchy(false);
        setBase(begun);
      },
      onMove() {
        const handle = current.current;
        if (!handle) return;
        const [lng, lat] = handle.centre();
        camera.current = { lng, lat, zoom: handle.camera().zoom };
        handle.tell('move');
      },
      onClick: (x, y) => current.current?.tell('click', x, y),
      onHover: (x, y) => current.current?.tell('hover', x, y),
      onTouch: () => current.current?.tell('touch'),
      onPatchy: isPatchy => setPatchy(isPatchy),
      onFail(fault) {
        setBase(null);
        setStage(({ attempt }) => ({
          kind: fault === 'noGraphics' || fault === 'graphicsLost' ? 'plain' : 'embedded',
          fault,
          attempt: attempt + 1,
        }));
      },
    }),
    [],
  );
  useEffect(() => () => setBase(null), []);
  useEffect(() => base?.setMode(mode), [base, mode]);
  useLostGraphics(place, news, () => {
    setBase(null);
    setStage(before => ({ ...before, fault: 'graphicsLost', attempt: before.attempt + 1 }));
  });
  useEffect(() => {
    const element = place.current;
    if (!element || !base) return;
    const observer = new ResizeObserver(() => base.resize());
    observer.observe(element);
    return () => observer.disconnect();
  }, [base]);
  const handleKeyDown = useMapKeys(map);

  const fault = isPatchy ? 'patchy' : stage.fault;
  const isCity = stage.kind === 'embedded' && (!setup.base || stage.fault === 'broken');
  return (
    <Place data-map={stage.kind} data-ready={map !== null}>
      {stage.kind === 'plain' ? (
        plain
      ) : (
        <Ground
          ref={place}
          key={`${stage.kind} ${stage.attempt}`}
          role="application"
          aria-label={label}
          tabIndex={0}
          isPointing={isPointing}
          style={{ backgroundColor: MAP_COLOURS[mode].country }}
          onKeyDown={handleKeyDown}
        >
          {stage.kind === 'google' && setup.googleKey ? (
            <GoogleBase
              apiKey={setup.googleKey}
              language={language}
              mode={mode}
              camera={camera.current}
              news={news}
            />
          ) : (
            <EmbeddedBase
              label={label}
              setup={isCity ? undefined : setup.base}
              city={city}
              mode={mode}
              camera={camera.current}
              news={news}
            />
          )}
        </Ground>
      )}
      {fault && <FaultNotice fault={fault} isPlain={stage.kind === 'plain'} />}
      {stage.kind !== 'plain' && (
        <MapFoot
          left={margins.left}
          isCity={isCity && city !== null}
          attribution={isCity ? '' : (setup.base?.attribution ?? '')}
        />
      )}
      <MapContext.Provider value={map}>{children}</MapContext.Provider>
    </Place>
  );
}

function firstStage({ googleKey, isPlain }: MapSetup): Stage {
  if (isPlain) return { kind: 'plain', fault: null, attempt: 0 };
  if (!hasGraphics()) return { kind: 'plain', fault: 'noGraphics', attempt: 0 };
  return { kind: googleKey ? 'google' : 'embedded', fault: null, attempt: 0 };
}

/** The whole town, or where the operator is. */
function firstCamera(city: City | null, margins: Margins): Pick<Camera, 'lng' | 'lat' | 'zoom'> {
  const { innerWidth: width, innerHeight: height } = window;
  return cameraFor(boxAround(city), { width, height }, margins, 13);
}

/** Tells of a graphics card that is taken away while something is drawn: the map is begun anew, and in the end given up. */
function useLostGraphics(
  place: { readonly current: HTMLElement | null },
  news: BaseMapNews,
  beginAnew: () => void,
): void {
  const losses = useRef(0);
  const begin = useRef(beginAnew);
  begin.current = beginAnew;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleLost = ({ target }: Event) => {
      const isOurs = target instanceof Node && place.current?.contains(target);
      if (!isOurs || timer !== undefined) return;
      losses.current += 1;
      if (losses.current > MOST_LOSSES) return news.onFail('graphicsLost');
      timer = setTimeout(() => {
        timer = undefined;
        begin.current();
      }, RECOVERY_MS);
    };
    document.addEventListener('webglcontextlost', handleLost, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('webglcontextlost', handleLost, true);
    };
  }, [place, news]);
}

const Place = styled('div')({ position: 'relative', width: '100%', height: '100%', overflow: 'hidden' });

const Ground = styled('div', { shouldForwardProp: name => name !== 'isPointing' })<{ isPointing: boolean }>(
  ({ theme: { tokens }, isPointing }) => ({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '& .maplibregl-canvas-container': {
      position: 'absolute',
      inset: 0,
      touchAction: 'none',
      cursor: isPointing ? 'pointer' : 'grab',
    },
    '& .maplibregl-canvas': { position: 'absolute', left: 0, top: 0 },
    '& .maplibregl-ctrl-top-left': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  }),
);
