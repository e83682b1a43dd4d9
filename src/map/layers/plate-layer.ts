/** Plates under their vehicles. */
import { TextLayer } from '@deck.gl/layers';
import { MONO, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes, STICKER_COLOURS } from '../colours.ts';
import { drawnAt, type Fleet } from '../fleet.ts';
import type { MapHandle } from '../map-handle.ts';

export interface Plate {
  id: string;
  text: string;
}

interface PlateLook {
  /** By the clock of the fleet: plates go along with their vehicles. */
  now: number;
  /** As the plate on the vehicle looks. */
  isSticker: boolean;
}

export function plateLayer(
  map: MapHandle,
  fleet: Fleet,
  plates: readonly Plate[],
  { now, isSticker }: PlateLook,
) {
  const { text, float, line } = tokensOf(map.mode);
  const sticker = STICKER_COLOURS[map.mode];
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
    updateTriggers: { getPosition: now, getColor: isSticker },
    characterSet: 'auto',
    fontFamily: MONO,
    getSize: 11,
    getColor: bytes(isSticker ? sticker.ink : text.strong),
    getPixelOffset: [0, 22],
    background: true,
    getBackgroundColor: isSticker ? bytes(sticker.ground) : [...bytes(float), 225],
    backgroundPadding: isSticker ? [5, 2, 5, 2] : [4, 1, 4, 1],
    backgroundBorderRadius: 3,
    getBorderColor: bytes(isSticker ? sticker.ink : line),
    getBorderWidth: isSticker ? 1.5 : 1,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
}
