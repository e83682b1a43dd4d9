/** A figure beside the same of the time before. */

/** Which way is the good one. */
export type Wish = 'more' | 'less';

export function toneOf(
  value: number | null,
  was: number | null | undefined,
  wants: Wish | undefined,
): 'ok' | 'bad' | undefined {
  if (wants === undefined || value === null || typeof was !== 'number' || value === was) return undefined;
  return value > was === (wants === 'more') ? 'ok' : 'bad';
}

/** `+1.5`, `−3`, `±0`. */
export function signed(difference: number): string {
  const rounded = Math.round(difference * 10) / 10;
  if (rounded === 0) return '±0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
