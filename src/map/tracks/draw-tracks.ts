/** Tracks drawn with a pen: for the picture that is kept as a file, and where there are no graphics. */
import { MONO, type Mode, tokensOf } from '../../kit/theme/tokens.ts';
import type { Shift } from '../crs.ts';
import { type Camera, toPixel } from '../projection.ts';
import { type Circle, colourOf, type DrawnTrack, type StopMark } from './drawn-track.ts';
import { seenAt } from './track.ts';
import { type Colouring, lookAfter, paletteOf, SILENT } from './track-looks.ts';

export interface TrackScene {
  tracks: readonly DrawnTrack[];
  stops: readonly StopMark[];
  circle: Circle | null;
  colouring: Colouring;
  /** Of the play head. */
  time: number;
  mode: Mode;
}

/** In the base map's system. */
interface View {
  camera: Camera;
  shift: Shift;
}

type Pen = CanvasRenderingContext2D;

/** Metres of a degree of latitude. */
const PER_DEGREE = 111_195;

export function drawTracks(pen: Pen, scene: TrackScene, { camera, shift }: View): void {
  const pixelOf = (lng: number, lat: number) => toPixel(camera, ...shift.toBase(lng, lat));
  const { tracks, stops, circle, mode } = scene;
  const { float, text } = tokensOf(mode);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  if (circle) drawCircle(pen, circle, { camera, shift }, mode);
  for (const drawn of tracks) drawLine(pen, drawn, scene, pixelOf);
  for (const { number, lng, lat } of stops)
    disc(pen, pixelOf(lng, lat), { radius: 5, fill: float, line: colourOf(number, mode), width: 2 });
  pen.font = `600 12px ${MONO}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { track, number } of tracks) {
    const seen = seenAt(track, scene.time);
    if (!seen) continue;
    const [x, y] = pixelOf(seen.lng, seen.lat);
    disc(pen, [x, y], { radius: 10, fill: float, line: colourOf(number, mode), width: 3 });
    pen.fillStyle = seen.presence === 'there' ? text.strong : text.disabled;
    pen.fillText(String(number), x, y);
  }
}

type PixelOf = (lng: number, lat: number) => [x: number, y: number];

/** Piece by piece, each as long as its colour stays. */
function drawLine(pen: Pen, { track, number }: DrawnTrack, scene: TrackScene, pixelOf: PixelOf): void {
  const palette = paletteOf(scene.mode, scene.colouring);
  const own = colourOf(number, scene.mode);
  const points = Array.from({ length: track.count }, (_, index) =>
    pixelOf(track.lng[index] ?? 0, track.lat[index] ?? 0),
  );
  for (let from = 0; from + 1 < track.count; ) {
    const look = lookAfter(track, from, scene.colouring);
    let to = from + 1;
    while (to + 1 < track.count && lookAfter(track, to, scene.colouring) === look) to += 1;
    const isSilent = look === SILENT;
    pen.setLineDash(isSilent ? [2, 6] : []);
    pen.beginPath();
    for (const [x, y] of points.slice(from, to + 1)) pen.lineTo(x, y);
    pen.globalAlpha = 0.6;
    pen.strokeStyle = own;
    pen.lineWidth = 7;
    if (!isSilent) pen.stroke();
    pen.globalAlpha = 1;
    pen.strokeStyle = palette[look] ?? own;
    pen.lineWidth = isSilent ? 2 : 3;
    pen.stroke();
    from = to;
  }
  pen.setLineDash([]);
}

export function drawCircle(
  pen: Pen,
  { lng, lat, radius }: Circle,
  { camera, shift }: View,
  mode: Mode,
): void {
  const { accent, float } = tokensOf(mode);
  const pixelOf: PixelOf = (east, north) => toPixel(camera, ...shift.toBase(east, north));
  const [x, y] = pixelOf(lng, lat);
  const [, top] = pixelOf(lng, lat + radius / PER_DEGREE);
  pen.beginPath();
  pen.arc(x, y, y - top, 0, 2 * Math.PI);
  pen.globalAlpha = 0.14;
  pen.fillStyle = accent.mark;
  pen.fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = accent.ink;
  pen.lineWidth = 1.5;
  pen.stroke();
  disc(pen, [x, y], { radius: 5, fill: accent.ink, line: float, width: 2 });
}

function disc(
  pen: Pen,
  [x, y]: readonly [number, number],
  { radius, fill, line, width }: { radius: number; fill: string; line: string; width: number },
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.stroke();
}
