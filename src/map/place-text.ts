/** A place as it is typed: `108.366, 22.817`, longitude first. */
import type { LngLat } from './crs.ts';

/** Null for what is no place on earth. */
export function readPlace(text: string): LngLat | null {
  const parts = text.trim().split(/[\s,，;]+/);
  if (parts.length !== 2 || !parts.every(part => /^-?\d{1,3}(?:\.\d{1,12})?$/.test(part))) return null;
  const [lng = 0, lat = 0] = parts.map(Number);
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : null;
}

/** To the millionth: 11 cm. */
export const writePlace = ([lng, lat]: LngLat): string => `${lng.toFixed(6)}, ${lat.toFixed(6)}`;
