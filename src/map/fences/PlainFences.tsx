/** Fences where there are no graphics: a still picture. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useDrawnMode } from '../../kit/colour-mode.ts';
import { type Mode, tokensOf } from '../../kit/theme/tokens.ts';
import { boxAround, type City } from '../city.ts';
import { drawGround, penOn } from '../ground.ts';
import { eastOf } from '../metres.ts';
import { cameraFor, toPixel } from '../projection.ts';
import { boxOfFences, type DrawnFence } from './fence.ts';

const EDGE = { left: 32, right: 32, top: 32, bottom: 32 };
const CLOSEST = 14;

export function PlainFences({ city, fences }: { city: City | null; fences: readonly DrawnFence[] }) {
  const translate = useTranslate();
  const mode = useDrawnMode();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => drawPicture(element, city, fences, mode);
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [city, fences, mode]);
  return <canvas ref={canvas} role="img" aria-label={translate('map.plain.fences')} style={WHOLE} />;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

function drawPicture(
  canvas: HTMLCanvasElement,
  city: City | null,
  fences: readonly DrawnFence[],
  mode: Mode,
): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const pen = penOn(canvas, { width, height });
  if (!pen) return;
  const camera = cameraFor(boxOfFences(fences) ?? boxAround(city), { width, height }, EDGE, CLOSEST);
  drawGround(pen, city, camera, mode);
  const { accent, text } = tokensOf(mode);
  pen.lineWidth = 1.5;
  pen.font = '12px sans-serif';
  pen.textAlign = 'center';
  for (const fence of fences) {
    const [x, y] = toPixel(camera, fence.lng, fence.lat);
    const [rim] = toPixel(camera, ...eastOf(fence.lng, fence.lat, fence.radius));
    pen.strokeStyle = fence.isOn ? accent.ink : text.faint;
    pen.fillStyle = text.strong;
    pen.beginPath();
    pen.arc(x, y, Math.max(3, rim - x), 0, 2 * Math.PI);
    pen.stroke();
    pen.fillText(fence.label, x, y + 4);
  }
}
