// @tier full
import { expect, it } from 'vitest';
import { metresBetween } from '../../../upstream/core/positions/sphere.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { type LeftRide, storyOf } from './loss-stories.ts';

const RIDE: LeftRide = {
  vehicleId: '1',
  beganOn: 1_790_000_000_000,
  endedOn: 1_790_000_900_000,
  metres: 5_200,
  from: { lng: 108.36, lat: 22.81, address: '朝阳广场' },
  to: { lng: 108.4, lat: 22.84, address: '航洋城' },
};
const stories = Array.from({ length: 400 }, (_, seed) =>
  storyOf(RIDE, { plateNumber: '桂A12345', color: '绿色' }, streamOf(seed, 'stories')),
);

it('can be searched for: a time, and a place on the map that is 100 to 300 m off', () => {
  for (const { told } of stories) {
    expect(told.upTime ?? told.downTime).not.toBeNull();
    const ends = [
      [RIDE.from, told.upLng, told.upLat],
      [RIDE.to, told.downLng, told.downLat],
    ] as const;
    const mapped = ends.flatMap(([end, lng, lat]) =>
      lng === null || lat === null ? [] : [metresBetween(end, { lng, lat })],
    );
    expect(mapped.length).toBeGreaterThan(0);
    for (const metres of mapped) {
      expect(metres).toBeGreaterThan(99);
      expect(metres).toBeLessThan(302);
    }
  }
});

it('is vague: each clue is missing now and then, and the colour sometimes wrong', () => {
  for (const field of [
    'goodsColor',
    'upTime',
    'downLng',
    'fare',
    'ridePayTime',
    'vehicleColor',
    'plateNumber',
  ] as const) {
    const said = stories.filter(({ told }) => told[field] !== null).length;
    expect(said).toBeGreaterThan(5);
    expect(said).toBeLessThan(stories.length);
  }
  const wrong = stories.filter(({ told }) => told.vehicleColor !== null && told.vehicleColor !== '绿色');
  expect(wrong.length).toBeGreaterThan(0);
});

it('has drivers of each mind, and owners who pay', () => {
  expect(new Set(stories.map(({ mind }) => mind)).size).toBe(4);
  const paying = stories.filter(({ isVip }) => isVip).length / stories.length;
  expect(paying).toBeGreaterThan(0.1);
  expect(paying).toBeLessThan(0.35);
});
