/** The town and its vehicles where there are no graphics: a still picture, drawn anew when somebody has moved. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useDrawnMode } from '../kit/colour-mode.ts';
import { type Mode, tokensOf } from '../kit/theme/tokens.ts';
import { boxAround, type City } from './city.ts';
import { type LngLat, shiftTo } from './crs.ts';
import { drawnAt, type Fleet, type Status } from './fleet.ts';
import { drawGround, penOn } from './ground.ts';
import { type Box, type Camera, cameraFor, toPixel } from './projection.ts';
import { drawCircle } from './tracks/draw-tracks.ts';
import type { Circle } from './tracks/drawn-track.ts';
import { statusColour } from './vehicle-paths.ts';

interface PlainPictureProps {
  city: City | null;
  fleet: Fleet;
  /** By business status. */
  shown: readonly boolean[];
  marked: ReadonlySet<string>;
  /** The edge of an area; none is drawn without it. The same array as long as it is the same. */
  ring?: readonly LngLat[];
  /** What is to be seen; the core of the city, unless it says otherwise. */
  box?: Box;
  circle?: Circle | null;
}

const REDRAW_MS = 2_000;
const EDGE = { left: 16, right: 16, top: 16, bottom: 16 };
const CLOSEST = 15;

export function PlainPicture({ city, fleet, shown, marked, circle = null, ring, box }: PlainPictureProps) {
  const translate = useTranslate();
  const mode = useDrawnMode();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      const element = canvas.current;
      if (!element) return;
      const size = { width: element.clientWidth, height: element.clientHeight };
      const pen = penOn(element, size);
      if (pen) drawPlainFleet(pen, { city, fleet, shown, marked, circle, ring, box, mode }, size);
    };
    draw();
    const end = fleet.onChange(() => {
      timer ??= setTimeout(draw, REDRAW_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [city, fleet, shown, marked, circle, ring, box, mode]);

  return <canvas ref={canvas} role="img" aria-label={translate('map.plain.picture')} style={WHOLE} />;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export interface PlainFleet extends PlainPictureProps {
  mode: Mode;
}

/** All of the town, with every vehicle where it is now. */
export function drawPlainFleet(
  pen: CanvasRenderingContext2D,
  { city, fleet, shown, marked, circle, ring, box, mode }: PlainFleet,
  size: Pick<Camera, 'width' | 'height'>,
): void {
  const camera = cameraFor(box ?? boxAround(city), size, EDGE, CLOSEST);
  drawGround(pen, city, camera, mode);
  if (circle) drawCircle(pen, circle, { camera, shift: shiftTo('wgs84') }, mode);
  const tokens = tokensOf(mode);
  if (ring) drawRing(pen, ring, camera, tokens.accent.ink);
  const now = Date.now();
  for (let place = 0; place < fleet.count; place++) {
    const status = fleet.status[place] as Status;
    if (!shown[status]) continue;
    const [x, y] = toPixel(camera, ...drawnAt(fleet, place, now));
    pen.fillStyle = statusColour(tokens, status);
    pen.beginPath();
    pen.arc(x, y, 3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = tokens.accent.mark;
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

function drawRing(
  pen: CanvasRenderingContext2D,
  ring: readonly LngLat[],
  camera: Camera,
  colour: string,
): void {
  pen.beginPath();
  for (const [index, [lng, lat]] of ring.entries()) {
    const [x, y] = toPixel(camera, lng, lat);
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.stroke();
}
