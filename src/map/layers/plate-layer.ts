/** Plates under their vehicles. */
import { TextLayer } from '@deck.gl/layers';
import { MONO, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import { drawnAt, type Fleet } from '../fleet.ts';
import type { MapHandle } from '../map-handle.ts';

export interface Plate {
  id: string;
  text: string;
}

/** @param now by the clock of the fleet: plates go along with their vehicles */
export function plateLayer(map: MapHandle, fleet: Fleet, plates: readonly Plate[], now: number) {
  const { text, float, line } = tokensOf(map.mode);
  return new TextLayer<Plate>({
    id: 'plates',
    data: plates,
    getText: ({ text: plate }) => plate,
    getPosition: ({ id }) => {
      const place = fleet.placeOf(id);
      if (place === undefined) return [0, 0];
      const [lng, lat] = map.shift.toBase(...drawnAt(fleet, place, now));
      return [lng, lat];
    },
    updateTriggers: { getPosition: now },
    characterSet: 'auto',
    fontFamily: MONO,
    getSize: 11,
    getColor: bytes(text.strong),
    getPixelOffset: [0, 22],
    background: true,
    getBackgroundColor: [...bytes(float), 225],
    backgroundPadding: [4, 1, 4, 1],
    backgroundBorderRadius: 3,
    getBorderColor: bytes(line),
    getBorderWidth: 1,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
}
