/**
 * Draws once of each kind what nobody sees, before it is needed: what a kind of layer is drawn with is built at its
 * first drawing, which takes a second or two without a graphics card, and is thrown away with its last layer.
 */
import { PathLayer, ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { useMap } from '../map-context.ts';

const KEY = 'rehearsal';
/** Degrees: a line without length is not drawn. */
const SHORT = 0.001;
const UNSEEN = { opacity: 0, parameters: { depthCompare: 'always', depthWriteEnabled: false } } as const;

/** For a map on which circles, lines and numbers appear while somebody waits. */
export function Rehearsal() {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const { lng, lat } = map.camera();
    const at: [number, number] = [lng, lat];
    map.setLayers(KEY, 0, [
      new ScatterplotLayer({
        ...UNSEEN,
        id: `${KEY}-circle`,
        data: [at],
        getPosition: here => here,
        getRadius: 10,
      }),
      new PathLayer({
        ...UNSEEN,
        id: `${KEY}-line`,
        data: [at],
        getPath: ([east, north]) => [at, [east + SHORT, north]],
        widthMinPixels: 1,
      }),
      new TextLayer({
        ...UNSEEN,
        id: `${KEY}-number`,
        data: [at],
        getPosition: here => here,
        getText: () => '1',
        background: true,
      }),
    ]);
    return () => map.setLayers(KEY, 0, []);
  }, [map]);
  return null;
}
