/** Contrast of WCAG 2.2 between two colours written as `#rrggbb`. */

const CHANNELS = [1, 3, 5] as const;

const channels = (colour: string) => CHANNELS.map(at => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export function towards(from: string, to: string, share: number): string {
  const ends = channels(to);
  const mixed = channels(from).map((value, index) => value + ((ends[index] ?? value) - value) * share);
  return `#${mixed.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
