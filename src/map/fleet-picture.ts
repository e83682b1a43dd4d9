/** The map with all that is drawn on it as a picture in a file: how many there are of which status, when, and whose ground it is. */
import { type Mode, tokensOf } from '../kit/theme/tokens.ts';
import type { Status } from './fleet.ts';
import { drawGroundOf, type FootLine, framedPicture, MARK } from './framed-picture.ts';
import type { MapHandle } from './map-handle.ts';
import { drawPlainFleet, type PlainFleet } from './PlainPicture.tsx';
import { isRing, RING_WIDTH, statusColour, VEHICLE_PATHS } from './vehicle-paths.ts';

export interface FleetPicture {
  /** Null where there are no graphics: then the whole town is drawn, as the still picture has it. */
  map: MapHandle | null;
  plain: PlainFleet;
  mode: Mode;
  title: string;
  legend: readonly { status: Status; text: string }[];
  /** Each a line at the end. @param hasGround whether the base map let itself be copied */
  captionOf(hasGround: boolean): readonly string[];
}

const PLAIN_SIZE = { width: 1280, height: 800 };
/** To whose side the shapes are given. */
const SQUARE = 24;

/** A PNG; null where the browser makes none. */
export async function fleetPicture(options: FleetPicture): Promise<Blob | null> {
  const { map, plain, mode, title, legend, captionOf } = options;
  const [ground, drawn] = map ? await Promise.all([map.base.picture(), map.base.drawn()]) : [null, null];
  const { width, height } = map ? map.camera() : PLAIN_SIZE;
  const foot: FootLine[] = [
    { text: title, isTitle: true },
    ...legend.map(({ status, text }) => ({ text, mark: markOf(status, mode) })),
    ...captionOf(!map || ground !== null).map(text => ({ text })),
  ];
  return framedPicture({
    width,
    height,
    mode,
    foot,
    draw(pen) {
      if (!map) return drawPlainFleet(pen, plain, { width, height });
      drawGroundOf(pen, map, ground);
      if (drawn) pen.drawImage(drawn, 0, 0, width, height);
    },
  });
}

const markOf =
  (status: Status, mode: Mode): NonNullable<FootLine['mark']> =>
  (pen, x, y) => {
    const path = new Path2D(VEHICLE_PATHS[status]);
    pen.save();
    pen.translate(x, y);
    pen.scale(MARK / SQUARE, MARK / SQUARE);
    pen.fillStyle = statusColour(tokensOf(mode), status);
    pen.strokeStyle = pen.fillStyle;
    pen.lineWidth = RING_WIDTH;
    if (isRing(status)) pen.stroke(path);
    else pen.fill(path, 'evenodd');
    pen.restore();
  };
