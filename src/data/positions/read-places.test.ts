import { expect, test } from 'vitest';
import { mapCalls } from '../../contract/clustering.ts';
import { readPlaces } from './read-places.ts';

const read = (vehicle: object) => {
  const data = {
    clusters: null,
    vehicleLocationVoList: [{ plateNumber: '桂A1', lng: 108, lat: 22, ...vehicle }],
  };
  const { vehicleLocationVoList } = readPlaces(mapCalls.clusterLocations.data, data, 1) as {
    vehicleLocationVoList: object[];
  };
  return vehicleLocationVoList[0];
};

test.each([
  [true, 1],
  [1, 1],
  ['1', 1],
  [false, 3],
  [0, 3],
  ['false', 3],
])('a vehicle that tells load %j alone is carrying or empty', (load, businessStatus) => {
  expect(read({ load })).toMatchObject({ businessStatus });
  expect(read({ load, businessStatus: null })).toMatchObject({ businessStatus });
});

test('what it tells of its business goes before its load, and who tells neither is not guessed at', () => {
  expect(read({ load: false, businessStatus: 2 })).toMatchObject({ businessStatus: 2 });
  expect(read({ load: true, businessStatus: '4' })).toMatchObject({ businessStatus: 4 });
  expect(read({})).toMatchObject({ businessStatus: null });
});
