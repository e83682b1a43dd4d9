/** What a piece of a track is drawn in: by what the vehicle did, or by how fast it was. */
import { type Mode, tokensOf } from '../../kit/theme/tokens.ts';
import { SPEED_COLOURS } from '../colours.ts';
import { kindAfter } from './runs.ts';
import { isSilentAfter, type Track } from './track.ts';

export const COLOURINGS = ['load', 'speed'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** Kilometres an hour from which the next colour begins. */
export const SPEED_STEPS = [10, 20, 40, 60] as const;

/** Where nothing was heard. */
export const SILENT = 0;

/** A place in the palette, of the way from this point to the next one. */
export function lookAfter(track: Track, index: number, colouring: Colouring): number {
  if (colouring === 'load') return kindAfter(track, index);
  if (isSilentAfter(track, index)) return SILENT;
  const speed = track.speed[index] ?? 0;
  return 1 + SPEED_STEPS.filter(step => speed >= step).length;
}

/** By `load` the statuses, by `speed` the steps; the first is for silence. */
export function paletteOf(mode: Mode, colouring: Colouring): readonly string[] {
  const { fleet, text } = tokensOf(mode);
  const colours =
    colouring === 'load' ? [fleet.carrying, fleet.taken, fleet.empty, fleet.off] : SPEED_COLOURS[mode];
  return [text.disabled, ...colours];
}
