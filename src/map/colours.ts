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

/** Of the vehicles of a replay, one after the other: each tells itself from the others, from the statuses, and by a number. */
export const TRACK_COLOURS: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#0b7a75', '#7b3fc4', '#b5217a', '#6b5300', '#2b6e1f'],
  dark: ['#3fd0c4', '#b58cff', '#ff7bc3', '#d8b84a', '#7fd06b'],
};

/** Of plates as they are on the vehicles: white on blue. */
export const STICKER_COLOURS: Readonly<Record<Mode, { ground: string; ink: string }>> = {
  light: { ground: '#1f4fa3', ink: '#ffffff' },
  dark: { ground: '#234f9c', ink: '#f2f5fa' },
};

/** From slow to quick, for as many steps as `SPEED_STEPS` makes. */
export const SPEED_COLOURS: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#a50f15', '#c25a12', '#8a7600', '#1f8440', '#0b6fa4'],
  dark: ['#ff6b64', '#f59a3c', '#e0c53a', '#58c77a', '#4fb3e8'],
};

/** From few to many in a place: none that a status has. */
export const HEAT_COLOURS: Readonly<Record<Mode, readonly [string, string, string]>> = {
  light: ['#b99be0', '#8450c4', '#4c1d8f'],
  dark: ['#5a3d8a', '#9465d6', '#dcc2ff'],
};

/** As graphics want it: 0 to 1. @param hex `#rrggbb` */
export function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 0xff) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

/** As attributes want it: 0 to 255. @param hex `#rrggbb` */
export function bytes(hex: string): [number, number, number] {
  const [red, green, blue] = rgb(hex);
  return [red * 255, green * 255, blue * 255];
}
