/** Copies of what the graphics card has drawn: it is there to be copied only until the browser has shown it. */
import type { Layer } from '@deck.gl/core';

export function copyOf(drawn: HTMLCanvasElement | OffscreenCanvas): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: drawn.width, height: drawn.height });
  copy.getContext('2d')?.drawImage(drawn, 0, 0);
  return copy;
}

export interface Copier {
  /** For the overlay that draws the layers. */
  onAfterRender(context: { gl: WebGL2RenderingContext }): void;
  /** Has them drawn once more, and answers that; null where there are none, or nothing is drawn any more. */
  next(layers: readonly Layer[]): Promise<HTMLCanvasElement | null>;
}

/** A page that nobody sees draws nothing, and a busy machine seldom. */
const PATIENCE_MS = 6_000;

export function createCopier(): Copier {
  const waiting = new Set<(copy: HTMLCanvasElement) => void>();
  return {
    onAfterRender({ gl }) {
      if (waiting.size === 0) return;
      const copy = copyOf(gl.canvas);
      for (const tell of waiting) tell(copy);
      waiting.clear();
    },
    next: ([layer]) =>
      new Promise(resolve => {
        if (!layer) return resolve(null);
        waiting.add(resolve);
        layer.setNeedsRedraw();
        setTimeout(() => {
          waiting.delete(resolve);
          resolve(null);
        }, PATIENCE_MS);
      }),
  };
}
