/** Who draws the ground of pictures, where an operator has set up a base map of his own. */
import { useEffect, useState } from 'react';
import { loadCode } from '../late/load-code.ts';
import type { EmbeddedSetup } from './base/EmbeddedBase.tsx';
import type { GroundPainter, Paint } from './base/embedded/ground-painter.ts';
import { hasGraphics } from './graphics.ts';

/** Undefined where none is set up, before it is there, and where nothing can be drawn with graphics. */
export function useGroundPainter(setup: EmbeddedSetup | undefined): Paint | undefined {
  const [painter, setPainter] = useState<GroundPainter>();
  useEffect(() => {
    if (!setup || !hasGraphics()) return;
    let own: GroundPainter | undefined;
    let isOver = false;
    loadCode(() => import('./base/embedded/ground-painter.ts'))
      .then(({ createGroundPainter }) => {
        if (isOver) return;
        own = createGroundPainter(setup);
        setPainter(own);
      })
      // pictures stay on bare ground
      .catch(() => {});
    return () => {
      isOver = true;
      own?.end();
      setPainter(undefined);
    };
  }, [setup]);
  return painter?.paint;
}
