/** The town and its vehicles where there are no graphics: a still picture, drawn anew when somebody has moved. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useDrawnMode } from '../kit/colour-mode.ts';
import { type Mode, tokensOf } from '../kit/theme/tokens.ts';
import { boxAround, type City } from './city.ts';
import { MAP_COLOURS } from './colours.ts';
import { drawnAt, type Fleet } from './fleet.ts';
import { type Camera, cameraFor, toPixel } from './projection.ts';

interface PlainPictureProps {
  city: City | null;
  fleet: Fleet;
  /** By business status. */
  shown: readonly boolean[];
  marked: ReadonlySet<string>;
}

const REDRAW_MS = 2_000;
const EDGE = { left: 16, right: 16, top: 16, bottom: 16 };
const CLOSEST = 15;

export function PlainPicture({ city, fleet, shown, marked }: PlainPictureProps) {
  const translate = useTranslate();
  const mode = useDrawnMode();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      if (canvas.current) drawPicture(canvas.current, { city, fleet, shown, marked, mode });
    };
    draw();
    const end = fleet.onChange(() => {
      timer ??= setTimeout(draw, REDRAW_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [city, fleet, shown, marked, mode]);

  return <canvas ref={canvas} role="img" aria-label={translate('map.plain.picture')} style={WHOLE} />;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

function drawPicture(canvas: HTMLCanvasElement, picture: PlainPictureProps & { mode: Mode }): void {
  const { city, fleet, shown, marked, mode } = picture;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = window.devicePixelRatio || 1;
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(scale, scale);
  const colours = MAP_COLOURS[mode];
  pen.fillStyle = colours.country;
  pen.fillRect(0, 0, width, height);
  const camera = cameraFor(boxAround(city), { width, height }, EDGE, CLOSEST);
  if (city) drawCity(pen, city, camera, mode);
  const { fleet: ofStatus, accent } = tokensOf(mode);
  const fills = ['', ofStatus.carrying, ofStatus.taken, ofStatus.empty, ofStatus.off];
  const now = Date.now();
  for (let place = 0; place < fleet.count; place++) {
    const status = fleet.status[place] ?? 0;
    if (!shown[status]) continue;
    const [x, y] = toPixel(camera, ...drawnAt(fleet, place, now));
    pen.fillStyle = fills[status] ?? '';
    pen.beginPath();
    pen.arc(x, y, 3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = accent.mark;
  pen.lineWidth = 2;
  for (const id of marked) {
    const place = fleet.placeOf(id);
    if (place === undefined) continue;
    const [x, y] = toPixel(camera, ...drawnAt(fleet, place, now));
    pen.beginPath();
    pen.arc(x, y, 7, 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** As deep as coordinates are nested in a feature's geometry. */
type Nested = readonly (number | Nested)[];

function drawCity(pen: CanvasRenderingContext2D, city: City, camera: Camera, mode: Mode): void {
  const colours = MAP_COLOURS[mode];
  const trace = (collection: unknown) => {
    pen.beginPath();
    for (const { geometry } of (collection as { features: { geometry: { coordinates: Nested } }[] }).features)
      for (const line of geometry.coordinates as readonly (readonly [number, number])[][])
        for (const [index, [lng, lat]] of line.entries()) {
          const [x, y] = toPixel(camera, lng, lat);
          if (index === 0) pen.moveTo(x, y);
          else pen.lineTo(x, y);
        }
  };
  for (const [area, colour] of [
    [city.land, colours.land],
    [city.parks, colours.park],
    [city.river, colours.water],
  ] as const) {
    trace(area);
    pen.fillStyle = colour;
    pen.fill();
  }
  trace(city.roads);
  pen.strokeStyle = mode === 'light' ? colours.casing : colours.road;
  pen.lineWidth = 1;
  pen.stroke();
}
