/** What a map of this console can be drawn on, each by itself, and whether the server is set up for it. */
import type { MapSettings } from '../../contract/map-settings.ts';
import type { City } from '../../map/city.ts';
import type { MapSetup } from '../../map/FleetMap.tsx';

export const GROUNDS = ['google', 'configured', 'city', 'plain'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Undefined for one that nobody has set up. */
export function setupOf(
  ground: Ground,
  { googleKey, base }: MapSettings,
  city: City | null,
): MapSetup | undefined {
  switch (ground) {
    case 'google':
      return googleKey ? { googleKey } : undefined;
    case 'configured':
      return base && { base };
    case 'city':
      return city ? {} : undefined;
    case 'plain':
      return { isPlain: true };
  }
}

/** The one that every other page begins with. */
export const usualGround = ({ googleKey, base }: MapSettings): Ground => {
  if (googleKey) return 'google';
  return base ? 'configured' : 'city';
};
