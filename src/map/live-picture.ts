/**
 * A small picture of where one vehicle is, which follows it and shows the last of its way. Drawn by a pen, so that there
 * may be as many beside each other as one likes: the ground is drawn when the picture moves on, and above it every time
 * no more than a line and a mark.
 */
import { type Mode, tokensOf } from '../kit/theme/tokens.ts';
import type { Paint } from './base/embedded/ground-painter.ts';
import type { City } from './city.ts';
import type { LngLat } from './crs.ts';
import type { Status } from './fleet.ts';
import { drawGround, penOn } from './ground.ts';
import { type Camera, toPixel } from './projection.ts';
import { VEHICLE_PATHS } from './vehicle-paths.ts';

export interface Seen {
  /** Degrees of WGS-84. */
  at: LngLat;
  /** Degrees clockwise from north. */
  heading: number;
  status: Status;
}

export interface LiveScene {
  city: City | null;
  /** Draws the ground in place of the city; until it has, it is bare, or what was drawn of it before. */
  paint?: Paint | undefined;
  mode: Mode;
  /** Undefined for one that was never heard. */
  seen: Seen | undefined;
  /** The last of its way, the oldest first; it goes on to where the vehicle is. */
  way: readonly LngLat[];
}

export interface LivePicture {
  draw(scene: LiveScene): void;
}

/** Of what the ground was drawn. */
interface Drawn extends Pick<LiveScene, 'city' | 'paint' | 'mode'> {
  camera: Camera;
}

interface Painted {
  picture: CanvasImageSource;
  camera: Camera;
  mode: Mode;
}

/** A street and what is around it. */
const ZOOM = 14.5;
/** As far from the middle as a vehicle gets before the picture moves on; of the half of its side. */
const REACH = 0.55;
const MARK = 24;
/** Until the ground is asked for again that did not come: a taxi may stand where it is for hours. */
const AGAIN_MS = 15_000;

/** @param above lies on `ground`, both of the same size */
export function createLivePicture(ground: HTMLCanvasElement, above: HTMLCanvasElement): LivePicture {
  let drawn: Drawn | undefined;
  let painted: Painted | undefined;

  /** Where it looks now: as before, unless the vehicle has come near the edge or the picture is another. */
  function look(
    { city, paint, mode, seen }: LiveScene,
    size: Pick<Camera, 'width' | 'height'>,
  ): Camera | undefined {
    const { camera } = drawn ?? {};
    const isSame =
      drawn?.city === city &&
      drawn.paint === paint &&
      drawn.mode === mode &&
      camera?.width === size.width &&
      camera.height === size.height;
    if (camera && isSame && (!seen || isNearMiddle(camera, seen.at))) return camera;
    const centre = seen?.at ?? (camera && ([camera.lng, camera.lat] as const));
    if (!centre) return undefined;
    const [lng, lat] = centre;
    const next = { lng, lat, zoom: ZOOM, ...size };
    const mine: Drawn = { camera: next, city, paint, mode };
    drawn = mine;
    drawBeneath(mine);
    paint?.(next, mode).then(picture => {
      // it has moved on meanwhile
      if (drawn !== mine) return;
      if (picture) {
        painted = { picture, camera: next, mode };
        drawBeneath(mine);
      } else
        setTimeout(() => {
          if (drawn === mine) drawn = undefined;
        }, AGAIN_MS);
    });
    return next;
  }

  function drawBeneath({ camera, city, paint, mode }: Drawn): void {
    const pen = penOn(ground, camera);
    if (!pen) return;
    drawGround(pen, city, camera, mode);
    if (!paint || painted?.mode !== mode) return;
    const { width, height } = painted.camera;
    const [x, y] = toPixel(camera, painted.camera.lng, painted.camera.lat);
    pen.drawImage(painted.picture, x - width / 2, y - height / 2, width, height);
  }

  return {
    draw(scene) {
      const size = { width: above.clientWidth, height: above.clientHeight };
      if (size.width === 0 || size.height === 0) return;
      const camera = look(scene, size);
      const pen = penOn(above, size);
      if (!pen || !camera || !scene.seen) return;
      drawWay(pen, camera, [...scene.way, scene.seen.at], scene.mode);
      drawMark(pen, camera, scene.seen, scene.mode);
    },
  };
}

function isNearMiddle(camera: Camera, [lng, lat]: LngLat): boolean {
  const [x, y] = toPixel(camera, lng, lat);
  const [wide, high] = [camera.width / 2, camera.height / 2];
  return Math.abs(x - wide) < wide * REACH && Math.abs(y - high) < high * REACH;
}

function drawWay(pen: CanvasRenderingContext2D, camera: Camera, way: readonly LngLat[], mode: Mode): void {
  const { accent, float } = tokensOf(mode);
  pen.beginPath();
  for (const [lng, lat] of way) pen.lineTo(...toPixel(camera, lng, lat));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  // light around it, so that it stands out from the roads
  for (const [colour, width] of [
    [float, 6],
    [accent.mark, 3],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** The shape of its status, turned to where it drives. */
function drawMark(
  pen: CanvasRenderingContext2D,
  camera: Camera,
  { at, heading, status }: Seen,
  mode: Mode,
): void {
  const { fleet, float } = tokensOf(mode);
  const colour = { 1: fleet.carrying, 2: fleet.taken, 3: fleet.empty, 4: fleet.off }[status];
  const shape = new Path2D(VEHICLE_PATHS[status]);
  pen.save();
  pen.translate(...toPixel(camera, ...at));
  pen.rotate((heading * Math.PI) / 180);
  pen.translate(-MARK / 2, -MARK / 2);
  pen.strokeStyle = float;
  pen.lineWidth = 4;
  pen.stroke(shape);
  pen.fillStyle = status === 4 ? float : colour;
  pen.fill(shape, 'evenodd');
  if (status === 4) {
    pen.strokeStyle = colour;
    pen.lineWidth = 2.2;
    pen.stroke(shape);
  }
  pen.restore();
}
