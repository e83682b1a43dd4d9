/** The base map that needs nobody else: fetched with the first map that is drawn on it. */
import { useEffect, useRef } from 'react';
import type { Mode } from '../../kit/theme/tokens.ts';
import { loadCode } from '../../late/load-code.ts';
import type { City } from '../city.ts';
import { MAP_COLOURS } from '../colours.ts';
import { type Crs, shiftTo } from '../crs.ts';
import type { Camera } from '../projection.ts';
import type { BaseMap, BaseMapNews } from './base-map.ts';
import type { ConfiguredBase } from './embedded/configured-style.ts';

export interface EmbeddedSetup extends ConfiguredBase {
  coordinates: Crs;
  /** Whom it is from. */
  attribution: string;
}

interface EmbeddedBaseProps {
  /** What a screen reader calls the map. Read once, when the map is made. */
  label: string;
  /** Unset: the simulated city, or bare ground. */
  setup: EmbeddedSetup | undefined;
  city: City | null;
  mode: Mode;
  /** Degrees of WGS-84. */
  camera: Pick<Camera, 'lng' | 'lat' | 'zoom'>;
  news: BaseMapNews;
}

/** Draws nothing itself: the map takes the element that this lies in. */
export function EmbeddedBase(props: EmbeddedBaseProps) {
  const place = useRef<HTMLDivElement>(null);
  const given = useRef(props);
  given.current = props;

  useEffect(() => {
    let base: BaseMap | undefined;
    let isOver = false;
    const { news } = given.current;
    begin()
      .then(begun => {
        if (isOver) begun?.end();
        else base = begun;
      })
      .catch(() => {
        if (!isOver) news.onFail('broken');
      });
    return () => {
      isOver = true;
      base?.end();
    };

    async function begin(): Promise<BaseMap | undefined> {
      const { setup, city, mode, camera, label } = given.current;
      const [{ createMapLibreBase }, { cityStyle, EMPTY_CITY }, configured] = await Promise.all([
        loadCode(() => import('./embedded/maplibre-base.ts')),
        loadCode(() => import('./embedded/city-style.ts')),
        setup && loadCode(() => import('./embedded/configured-style.ts')),
      ]);
      const styleOf =
        setup && configured
          ? await configured.configuredStyle(setup)
          : (of: Mode) => cityStyle(city ?? EMPTY_CITY, MAP_COLOURS[of]);
      const container = place.current;
      if (isOver || !container) return undefined;
      const crs = setup?.coordinates ?? 'wgs84';
      const [lng, lat] = shiftTo(crs).toBase(camera.lng, camera.lat);
      return createMapLibreBase({
        container,
        crs,
        styleOf,
        mode,
        camera: { lng, lat, zoom: camera.zoom },
        words: { 'Map.Title': label },
        news: given.current.news,
      });
    }
  }, []);

  return <div ref={place} style={WHOLE} />;
}

const WHOLE = { position: 'absolute', inset: 0 } as const;
