/** The map with its tracks as a picture in a file, with what it shows written under it. */
import { FONT, type Mode, tokensOf } from '../../kit/theme/tokens.ts';
import type { City } from '../city.ts';
import { MAP_COLOURS } from '../colours.ts';
import { penOn } from '../ground.ts';
import type { MapHandle } from '../map-handle.ts';
import { drawTracks, type TrackScene } from './draw-tracks.ts';
import { colourOf } from './drawn-track.ts';
import { drawPlain } from './PlainTracks.tsx';

export interface PictureOptions {
  /** Null where there are no graphics: then all of the tracks are drawn, on the city. */
  map: MapHandle | null;
  city: City | null;
  scene: TrackScene;
  /** Each a line under the picture, below those of the vehicles. */
  caption: readonly string[];
}

const PLAIN_SIZE = { width: 1280, height: 800 };
const LINE = 20;
const EDGE = 12;
const DOT = 10;

/** A PNG; null where the browser makes none. */
export async function pictureOf({ map, city, scene, caption }: PictureOptions): Promise<Blob | null> {
  const ground = map && (await map.base.picture());
  const { width, height } = map ? map.camera() : PLAIN_SIZE;
  const foot = (scene.tracks.length + caption.length) * LINE + 2 * EDGE;
  const canvas = document.createElement('canvas');
  const pen = penOn(canvas, { width, height: height + foot });
  if (!pen) return null;
  if (map) {
    pen.fillStyle = MAP_COLOURS[scene.mode].country;
    pen.fillRect(0, 0, width, height);
    if (ground) pen.drawImage(ground, 0, 0, width, height);
    drawTracks(pen, scene, { camera: map.camera(), shift: map.shift });
  } else drawPlain(pen, { city, scene, size: { width, height } });
  writeFoot(pen, { scene, caption, mode: scene.mode, top: height, width, foot });
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

interface Foot extends Pick<PictureOptions, 'scene' | 'caption'> {
  mode: Mode;
  /** Pixels. */
  top: number;
  width: number;
  foot: number;
}

function writeFoot(pen: CanvasRenderingContext2D, { scene, caption, mode, top, width, foot }: Foot): void {
  const { surface, text } = tokensOf(mode);
  pen.fillStyle = surface;
  // tracks may reach beyond the map
  pen.fillRect(0, top, width, foot);
  pen.font = `13px ${FONT}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  let y = top + EDGE + LINE / 2;
  for (const { number, label } of scene.tracks) {
    pen.fillStyle = colourOf(number, mode);
    pen.fillRect(EDGE, y - DOT / 2, DOT, DOT);
    pen.fillStyle = text.strong;
    pen.fillText(`${number} ${label}`, EDGE + DOT + 8, y);
    y += LINE;
  }
  pen.fillStyle = text.plain;
  for (const line of caption) {
    pen.fillText(line, EDGE, y);
    y += LINE;
  }
}
