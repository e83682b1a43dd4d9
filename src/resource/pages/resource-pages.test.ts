import { expect, it } from 'vitest';
import { canteen } from '../../contract/canteen.ts';
import { resourcePages } from './resource-pages.ts';

it('shows every field beside the name and the state, and none that only serves another one', () => {
  const { look } = resourcePages(canteen, { columns: ['canteenName'], look: 'all' });
  expect(look).toEqual(expect.arrayContaining(['address', 'openTime', 'meals', 'cover', 'star', 'remark']));
  for (const field of ['canteenName', 'state', 'lng', 'lat', 'coverUrl']) expect(look).not.toContain(field);
});

it('shows what it is told to, or has no quick look', () => {
  expect(resourcePages(canteen, { columns: ['canteenName'], look: ['star'] }).look).toEqual(['star']);
  expect(resourcePages(canteen, { columns: ['canteenName'] })).not.toHaveProperty('look');
});
