/** The ground that a pen draws where the graphics card does not: the simulated city, or bare country. */
import type { Mode } from '../kit/theme/tokens.ts';
import type { City } from './city.ts';
import { MAP_COLOURS } from './colours.ts';
import { type Camera, toPixel } from './projection.ts';

/** A pen that counts in pixels of the page on a canvas that has those of the screen; what was drawn is gone. */
export function penOn(
  canvas: HTMLCanvasElement,
  { width, height }: Pick<Camera, 'width' | 'height'>,
): CanvasRenderingContext2D | null {
  const scale = window.devicePixelRatio || 1;
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const pen = canvas.getContext('2d');
  pen?.scale(scale, scale);
  return pen;
}

/** @param camera in WGS-84, as the city is */
export function drawGround(
  pen: CanvasRenderingContext2D,
  city: City | null,
  camera: Camera,
  mode: Mode,
): void {
  pen.fillStyle = MAP_COLOURS[mode].country;
  pen.fillRect(0, 0, camera.width, camera.height);
  if (city) drawCity(pen, city, camera, mode);
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
