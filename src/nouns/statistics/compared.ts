/** A figure beside the same of the time before. */
import type { WorseSide } from '../../data/normal-range.ts';

export function toneOf(
  value: number | null,
  was: number | null | undefined,
  worse: WorseSide | undefined,
): 'ok' | 'bad' | undefined {
  if (worse === undefined || value === null || typeof was !== 'number' || value === was) return undefined;
  return value > was === (worse === 'below') ? 'ok' : 'bad';
}

/** `+1.5`, `−3`, `±0`. */
export function signed(difference: number): string {
  const rounded = Math.round(difference * 10) / 10;
  if (rounded === 0) return '±0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
