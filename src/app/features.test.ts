import { expect, test } from 'vitest';
import { PAGES } from '../../tests/journeys/pages.ts';
import { features } from './features.ts';

test('every route is looked at in a real browser', () => {
  const routes = features.flatMap(({ pages = [], resources = [] }) => [
    ...pages.map(({ path }) => path),
    ...resources.flatMap(({ path, create, edit }) => [
      path,
      ...(create ? [`${path}/create`] : []),
      ...(edit ? [`${path}/:id`] : []),
    ]),
  ]);
  expect(Object.keys(PAGES).sort()).toEqual([...routes, '/401', '/404'].sort());
});
