/** Colours of the map: quiet ground, on which only vehicles stand out. Beside the tokens, as they come with the map alone. */
import type { Mode } from '../kit/theme/tokens.ts';

export interface MapColours {
  /** Beyond the town. */
  country: string;
  land: string;
  park: string;
  water: string;
  road: string;
  /** Around roads. */
  casing: string;
  /** The one kind of road with a colour. */
  ring: string;
  ringCasing: string;
  border: string;
  /** Names, and the halo that keeps them legible. */
  ink: string;
  faintInk: string;
  waterInk: string;
  halo: string;
}

export const MAP_COLOURS: Readonly<Record<Mode, MapColours>> = {
  light: {
    country: '#eff1ec',
    land: '#e8ebef',
    park: '#dcebd9',
    water: '#bdd8ee',
    road: '#ffffff',
    casing: '#cdd3da',
    ring: '#fbf0d6',
    ringCasing: '#e5d3a6',
    border: '#b9c0ca',
    ink: '#38414d',
    faintInk: '#58626f',
    waterInk: '#2f6690',
    halo: '#ffffff',
  },
  dark: {
    country: '#131416',
    land: '#18191c',
    park: '#16211a',
    water: '#12283a',
    road: '#2b2e33',
    casing: '#0f1012',
    ring: '#3a3626',
    ringCasing: '#14130f',
    border: '#474d56',
    ink: '#c3c7cd',
    faintInk: '#a1a7b0',
    waterInk: '#7fb4dc',
    halo: '#141517',
  },
};

/** As graphics want it: 0 to 1. @param hex `#rrggbb` */
export function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}
