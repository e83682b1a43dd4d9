import { expect, it, vi } from 'vitest';
import { taxiLight } from '../contract/taxi-light.ts';
import { entityRow, type Feature } from '../data/feature.ts';
import { withWords } from './words-on-demand.ts';

const load = async () => ({ default: () => null });

const feature = (own: Partial<Feature>): Feature => ({ name: 'lights', ...own });

const page = { title: 'title.taxiLight', needs: [] } as const;

it('a page comes with the rooms of its feature, and with the labels that all rooms share', async () => {
  const [need, labels] = [vi.fn(async () => undefined), vi.fn()];
  const pages = [{ ...page, path: '/lights', load }] as const;
  const [spoken] = withWords([feature({ words: ['taxiLight'], pages })], { need, labels });
  await spoken?.pages?.[0]?.load();
  expect(need).toHaveBeenCalledWith(['field', 'taxiLight']);
  expect(labels).not.toHaveBeenCalled();
});

it('a list comes when its fields have labels, and stays the component of its records', async () => {
  const [need, labels] = [vi.fn(async () => undefined), vi.fn()];
  const resources = [
    {
      ...page,
      path: '/vehicles/lights',
      may: { read: 'signed-in' },
      calls: async () => entityRow(taxiLight),
      list: load,
      edit: load,
    },
  ] as const;
  const [spoken] = withWords([feature({ words: ['taxiLight'], resources })], { need, labels });
  const [lights] = spoken?.resources ?? [];
  expect(lights?.edit).toBe(lights?.list);
  await lights?.list();
  const { words, fields } = taxiLight;
  expect(labels).toHaveBeenCalledWith('vehicles/lights', { words, fields });
});
