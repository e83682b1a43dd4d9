import { expect, it } from 'vitest';
import { replayPath } from './paths.ts';
import { formatDistance, sideOf } from './whereabouts.ts';

it.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [90, 'e'],
  [181, 's'],
  [270, 'w'],
  [337, 'nw'],
  [338, 'n'],
])('%i degrees are on the side %s', (bearing, side) => expect(sideOf(bearing)).toBe(side));

it.each([
  [301, '301 m'],
  [999, '999 m'],
  [1_000, '1.0 km'],
  [4_249, '4.2 km'],
  [31_400, '31 km'],
])('%i metres read %s', (metres, text) => expect(formatDistance(metres)).toBe(text));

it('a replay begins before it left, and ends before it is too long to be asked for', () => {
  const asked = (lastTime: number) => {
    const query = new URL(replayPath('桂A1', { leftTime: 10_000_000, lastTime }), 'http://x').searchParams;
    return [query.get('plateNumber'), query.get('startTime'), query.get('endTime')];
  };
  expect(asked(12_000_000)).toEqual(['桂A1', '9400000', '12600000']);
  expect(asked(900_000_000)).toEqual(['桂A1', '9400000', String(9_400_000 + 6 * 3_600_000)]);
});
