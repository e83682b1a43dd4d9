/** Whatever the upstream has been seen to log has a name: `tests/builders/upstream.ts` holds the table complete. */
import { expect, test } from 'vitest';
import { LOGGED_FIELDS } from '../../../tests/builders/logged-fields.ts';
import { ALL_WORDS } from '../../../tests/builders/words.ts';
import { RESOURCES } from '../../contract/resources.ts';
import { wordAt } from '../../data/catalogues-context.ts';
import { labelKeysOf, nameBeside, nameIn, OBJECT_TYPES, roomsOf } from './objects.ts';

test.each(LOGGED_FIELDS)('%s.%s has a name', (type, field) => {
  const named = labelKeysOf(type, field).filter(key => wordAt(ALL_WORDS.zh, key) !== undefined);
  expect(named).not.toEqual([]);
  // the log's own, or one that is fetched with the object's
  const rooms = ['log', ...roomsOf(type)];
  expect(rooms).toContain(named[0]?.split('.')[0]);
});

test.each(RESOURCES.map(({ name, fields }) => [name, fields] as const))(
  'all fields of %s have names',
  (type, fields) => {
    const nameless = Object.entries(fields)
      .filter(([, { access, isDerived }]) => access !== 'filter' && !isDerived)
      .map(([field]) => field)
      .filter(field => !labelKeysOf(type, field).some(key => wordAt(ALL_WORDS.zh, key) !== undefined));
    expect(nameless).toEqual([]);
  },
);

test('the rooms of an object are there to be fetched', () => {
  const types = new Set(LOGGED_FIELDS.map(([type]) => type));
  for (const room of [...types].flatMap(roomsOf)) expect(ALL_WORDS.zh, room).toHaveProperty(room);
});

test('an entry names its object as it was called then, or as its record does', () => {
  const texts = { before: '{"plateNumber":"桂AD1234"}', after: null };
  expect(nameIn({ ...texts, objectName: '韦春燕' })).toBe('韦春燕');
  expect(nameIn({ ...texts, objectName: null })).toBe('桂AD1234');
  expect(nameIn({ before: '{"cut', after: null, objectName: null })).toBeUndefined();
});

test('whatever kind an entry is about has a name', () => {
  const kinds = new Set([...OBJECT_TYPES, ...LOGGED_FIELDS.map(([type]) => type)]);
  const nameless = [...kinds].filter(
    type =>
      wordAt(ALL_WORDS.zh, `log.object.${type}`) === undefined &&
      wordAt(ALL_WORDS.zh, `title.${type}`) === undefined,
  );
  expect(nameless).toEqual([]);
});

test('a reference is called what its record calls it', () => {
  expect(nameBeside('order', 'driverId', { driverId: '2154', driverName: '韦大宝' })).toBe('韦大宝');
  expect(nameBeside('order', 'driverId', { driverId: '2154', driverName: null })).toBeUndefined();
  expect(nameBeside('callRecord', 'tagging', { tagging: '3', taggingText: '建单' })).toBe('建单');
  expect(nameBeside('spotCheck', 'vehicleId', { vehicleId: '7', plateNum: '桂AT1234' })).toBe('桂AT1234');
  expect(nameBeside(null, 'driverId', undefined)).toBeUndefined();
});
