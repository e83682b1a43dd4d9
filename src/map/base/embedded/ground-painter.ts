/**
 * Pictures of an operator's own base map, for what a pen draws above them. One map that nobody sees draws all of them,
 * one after the other: however many there are, they take the graphics memory of one.
 */
import type { Mode } from '../../../kit/theme/tokens.ts';
import { shiftTo } from '../../crs.ts';
import type { Camera } from '../../projection.ts';
import { copyOf } from '../copied.ts';
import type { EmbeddedSetup } from '../EmbeddedBase.tsx';
import { MAP_FONT } from './city-style.ts';
import { configuredStyle, type StyleOf } from './configured-style.ts';
import { MapLibre } from './maplibre.ts';

/** @param camera of WGS-84. Undefined where it does not come: the service is away, or the graphics card is. */
export type Paint = (camera: Camera, mode: Mode) => Promise<CanvasImageSource | undefined>;

export interface GroundPainter {
  paint: Paint;
  /** Gives back all that it holds. */
  end(): void;
}

/** So long are tiles waited for; then the picture is what there is. */
const TILES_MS = 10_000;
/** A page that nobody sees draws nothing. */
const DRAWN_MS = 6_000;

export function createGroundPainter(setup: EmbeddedSetup): GroundPainter {
  const shift = shiftTo(setup.coordinates);
  const place = document.createElement('div');
  place.inert = true;
  Object.assign(place.style, { position: 'fixed', top: 0, left: 0, zIndex: -1, visibility: 'hidden' });
  document.body.append(place);
  let styleOf: Promise<StyleOf> | undefined;
  let map: MapLibre | undefined;
  let shown: { mode: Mode; style: ReturnType<StyleOf> } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;

  async function mapIn(mode: Mode): Promise<MapLibre> {
    styleOf ??= configuredStyle(setup);
    const style = (await styleOf)(mode);
    if (map && shown?.mode !== mode && shown?.style !== style) map.setStyle(style);
    shown = { mode, style };
    map ??= begun(new MapLibre({ container: place, style, ...QUIET }));
    return map;
  }

  function begun(own: MapLibre): MapLibre {
    // one that is lost is begun anew with the next picture
    own.on('webglcontextlost', () => {
      if (map === own) map = undefined;
      own.remove();
    });
    // whoever asks hears that by waiting in vain; MapLibre would tell the log of each tile
    own.on('error', () => {});
    return own;
  }

  async function draw({ lng, lat, zoom, width, height }: Camera, mode: Mode) {
    if (isOver) return undefined;
    Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
    const own = await mapIn(mode);
    if (isOver) return undefined;
    own.resize();
    const [east, north] = shift.toBase(lng, lat);
    own.jumpTo({ center: [east, north], zoom });
    await within(TILES_MS, told => {
      own.once('idle', () => told(true));
      own.triggerRepaint();
    });
    if (!own.getStyle()) return undefined;
    return within<CanvasImageSource>(DRAWN_MS, told => {
      // it is there to be copied only until the browser has shown it
      own.once('render', () => told(copyOf(own.getCanvas())));
      own.triggerRepaint();
    });
  }

  return {
    paint(camera, mode) {
      const mine = turn.then(() => draw(camera, mode)).catch(() => undefined);
      turn = mine;
      return mine;
    },
    end() {
      isOver = true;
      map?.remove();
      place.remove();
    },
  };
}

const QUIET = {
  interactive: false,
  attributionControl: false,
  localIdeographFontFamily: MAP_FONT,
  fadeDuration: 0,
} as const;

const within = <Told>(ms: number, ask: (tell: (told: Told) => void) => void): Promise<Told | undefined> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    ask(told => {
      clearTimeout(timer);
      resolve(told);
    });
  });
