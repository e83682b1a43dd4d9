/** What each sound is made of, the less urgent first. */

/** `news` anything at all, `order` somebody wants to be fetched, `cancelled`, `noResponse` nobody answers, `alarm`. */
export const SOUNDS = ['news', 'order', 'cancelled', 'noResponse', 'alarm'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Hertz, and the second at which it begins. */
type Stroke = readonly [hertz: number, after: number];

export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  news: [
    [880, 0],
    [1174.7, 0.14],
  ],
  order: [
    [659.3, 0],
    [880, 0.12],
    [1174.7, 0.24],
  ],
  cancelled: [
    [880, 0],
    [587.3, 0.16],
  ],
  noResponse: [
    [987.8, 0],
    [987.8, 0.2],
    [987.8, 0.4],
  ],
  alarm: [
    [1318.5, 0],
    [880, 0.18],
    [1318.5, 0.36],
    [880, 0.54],
  ],
};

/** How loud a stroke is at its loudest, from 0 to 1. */
export const loudnessOf = (sound: Sound): number => (sound === 'alarm' ? 0.4 : 0.2);
