/** How tightly a page is set. The clerk chooses; sizes in pixels. No target is ever under 24. */
export const DENSITIES = {
  Default: { row: 48, control: 36, font: 14 },
  Medium: { row: 40, control: 32, font: 14 },
  Small: { row: 36, control: 28, font: 13 },
  Mini: { row: 32, control: 26, font: 13 },
} as const;

export type Density = keyof typeof DENSITIES;

export interface Sizes {
  row: number;
  control: number;
  font: number;
}

export const DEFAULT_DENSITY: Density = 'Mini';

/** On a narrow screen a finger is the pointer, whatever the density. */
export const NARROW_SIZES: Sizes = { row: 44, control: 36, font: 14 };

/** Height of a filled button on a narrow screen, in pixels. */
export const NARROW_PRIMARY = 44;

/** Sizes of a density; in a narrow window no control is lower than a finger needs. */
export function sizesOf(density: Density, isNarrow = false): Sizes {
  const { row, control, font } = DENSITIES[density];
  return isNarrow ? { row, control: Math.max(control, NARROW_SIZES.control), font } : { row, control, font };
}
