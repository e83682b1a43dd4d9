/** The colours of statuses as the layer of vehicles takes them. */
import { type Mode, tokensOf } from '../../kit/theme/tokens.ts';
import { MAP_COLOURS, rgb } from '../colours.ts';
import type { VehicleColours } from './vehicle-layer.ts';

export function coloursOf(mode: Mode): VehicleColours {
  const { fleet, accent, surface } = tokensOf(mode);
  return {
    carrying: rgb(fleet.carrying),
    taken: rgb(fleet.taken),
    empty: rgb(fleet.empty),
    off: rgb(fleet.off),
    halo: rgb(mode === 'light' ? surface : MAP_COLOURS.dark.halo),
    accent: rgb(accent.mark),
  };
}
