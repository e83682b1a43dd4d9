/** The map with its tracks as a picture in a file, with what it shows written under it. */
import type { City } from '../city.ts';
import { drawGroundOf, type FootLine, framedPicture, MARK } from '../framed-picture.ts';
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
const DOT = 10;

/** A PNG; null where the browser makes none. */
export async function pictureOf({ map, city, scene, caption }: PictureOptions): Promise<Blob | null> {
  const { mode, tracks } = scene;
  const ground = map && (await map.base.picture());
  const size = map ? map.camera() : PLAIN_SIZE;
  const foot: FootLine[] = tracks.map(({ number, label }) => ({
    text: `${number} ${label}`,
    mark(pen, x, y) {
      pen.fillStyle = colourOf(number, mode);
      pen.fillRect(x, y + (MARK - DOT) / 2, DOT, DOT);
    },
  }));
  return framedPicture({
    width: size.width,
    height: size.height,
    mode,
    foot: [...foot, ...caption.map(text => ({ text }))],
    draw(pen) {
      if (!map) return drawPlain(pen, { city, scene, size });
      drawGroundOf(pen, map, ground);
      drawTracks(pen, scene, { camera: map.camera(), shift: map.shift });
    },
  });
}
