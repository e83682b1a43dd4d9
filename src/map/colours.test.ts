import { expect, it } from 'vitest';
import { contrast } from '../kit/theme/contrast.ts';
import { MAP_COLOURS, SPEED_COLOURS, TRACK_COLOURS } from './colours.ts';

it.each(['light', 'dark'] as const)(
  'lines stand out from the ground, and numbers are read in them: %s',
  mode => {
    const { land, halo } = MAP_COLOURS[mode];
    for (const colour of [...TRACK_COLOURS[mode], ...SPEED_COLOURS[mode]])
      expect(contrast(colour, land), colour).toBeGreaterThanOrEqual(3);
    for (const colour of TRACK_COLOURS[mode])
      expect(contrast(colour, halo), colour).toBeGreaterThanOrEqual(4.5);
    expect(new Set([...TRACK_COLOURS[mode], ...SPEED_COLOURS[mode]]).size).toBe(10);
  },
);
