/** A picture in a file, with what it shows written under it. */
import { FONT, type Mode, tokensOf } from '../kit/theme/tokens.ts';
import { MAP_COLOURS } from './colours.ts';
import { penOn } from './ground.ts';
import type { MapHandle } from './map-handle.ts';
import type { Camera } from './projection.ts';

export interface FootLine {
  text: string;
  isTitle?: boolean;
  /** Before the text: in a square of `MARK` pixels, of which this is the upper left corner. */
  mark?(pen: CanvasRenderingContext2D, x: number, y: number): void;
}

interface FramedPicture extends Pick<Camera, 'width' | 'height'> {
  mode: Mode;
  draw(pen: CanvasRenderingContext2D): void;
  foot: readonly FootLine[];
}

/** Pixels. */
export const MARK = 14;
const LINE = 20;
const EDGE = 12;

/** A PNG; null where the browser makes none. */
export function framedPicture({ width, height, mode, draw, foot }: FramedPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = penOn(canvas, { width, height: height + foot.length * LINE + 2 * EDGE });
  if (!pen) return Promise.resolve(null);
  draw(pen);
  const { surface, text } = tokensOf(mode);
  pen.fillStyle = surface;
  // what is drawn may reach beyond the map
  pen.fillRect(0, height, width, foot.length * LINE + 2 * EDGE);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const [index, line] of foot.entries()) {
    const y = height + EDGE + index * LINE + LINE / 2;
    line.mark?.(pen, EDGE, y - MARK / 2);
    pen.font = `${line.isTitle ? '600 ' : ''}13px ${FONT}`;
    pen.fillStyle = line.isTitle || line.mark ? text.strong : text.plain;
    pen.fillText(line.text, line.mark ? EDGE + MARK + 6 : EDGE, y);
  }
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

/** The ground as the map shows it. @param ground see `BaseMap.picture`; bare country without one */
export function drawGroundOf(
  pen: CanvasRenderingContext2D,
  map: MapHandle,
  ground: CanvasImageSource | null,
): void {
  const { width, height } = map.camera();
  pen.fillStyle = MAP_COLOURS[map.mode].country;
  pen.fillRect(0, 0, width, height);
  if (ground) pen.drawImage(ground, 0, 0, width, height);
}
