/** Tracks where there are no graphics: a picture, drawn anew some times a second while the play head moves. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { boxAround, type City } from '../city.ts';
import { shiftTo } from '../crs.ts';
import { drawGround, penOn } from '../ground.ts';
import { type Camera, cameraFor } from '../projection.ts';
import { drawTracks, type TrackScene } from './draw-tracks.ts';
import { boxOfTracks } from './drawn-track.ts';
import type { Player } from './player.ts';

interface PlainTracksProps {
  city: City | null;
  scene: Omit<TrackScene, 'time'>;
  player: Player;
}

const REDRAW_MS = 200;
const EDGE = { left: 32, right: 32, top: 32, bottom: 32 };
const CLOSEST = 16;

export function PlainTracks({ city, scene, player }: PlainTracksProps) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      const { clientWidth: width, clientHeight: height } = element;
      const pen = penOn(element, { width, height });
      if (pen) drawPlain(pen, { city, scene: { ...scene, time: player.time }, size: { width, height } });
    };
    const later = () => {
      timer ??= setTimeout(draw, REDRAW_MS);
    };
    draw();
    const end = player.onTime(later);
    const observer = new ResizeObserver(later);
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      end();
    };
  }, [city, scene, player]);

  return <canvas ref={canvas} role="img" aria-label={translate('map.plain.tracks')} style={WHOLE} />;
}

interface PlainDrawing {
  city: City | null;
  scene: TrackScene;
  /** Pixels. */
  size: Pick<Camera, 'width' | 'height'>;
}

/** All of the tracks, on the ground of the city. */
export function drawPlain(pen: CanvasRenderingContext2D, { city, scene, size }: PlainDrawing): void {
  const box = boxOfTracks(scene.tracks.map(({ track }) => track)) ?? boxAround(city);
  const camera = cameraFor(box, size, EDGE, CLOSEST);
  drawGround(pen, city, camera, scene.mode);
  drawTracks(pen, scene, { camera, shift: shiftTo('wgs84') });
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
