import { describe, expect, it } from 'vitest';
import { featureOf, type Manifest } from './manifest.ts';

const load = async () => ({ default: () => null });
const row = (own: Partial<Manifest[string]>): Manifest[string] => ({
  name: 'canteen',
  words: 'canteen',
  path: '/canteen/canteenList',
  may: { read: 'canteen', create: 'canteen:edit', update: 'canteen:edit' },
  load: () => Promise.reject(new Error('is not loaded here')),
  ...own,
});
const generic = {
  words: ['map'],
  resources: [{ of: 'canteen', rooms: ['entity'], list: load, create: load, edit: load }],
};

describe('a feature', () => {
  it('gets path, title, rights and words of its resource from the contract', () => {
    const manifest = { canteen: row({ isGeneric: true, isLive: true }) };
    const { name, words, resources } = featureOf(manifest, 'canteen', generic);
    expect({ name, words }).toEqual({ name: 'canteen', words: ['map', 'canteen', 'entity'] });
    expect(resources).toMatchObject([
      {
        path: '/canteen/canteenList',
        title: 'title.canteen',
        needs: ['canteen'],
        capability: 'entities',
        isLive: true,
        create: load,
        edit: load,
      },
    ]);
  });

  it('keeps the title and the rights that it says itself', () => {
    const own = { of: 'canteen', list: load, title: 'title.food', needs: ['canteen', 'systemmgr'] as const };
    const { resources } = featureOf({ canteen: row({}) }, 'canteen', { resources: [own] });
    expect(resources).toMatchObject([{ title: 'title.food', needs: ['canteen', 'systemmgr'] }]);
  });

  it('has no generic page for an act without a right', () => {
    const manifest = { canteen: row({ may: { read: 'canteen' } }) };
    const [page] = featureOf(manifest, 'canteen', generic).resources ?? [];
    expect([page?.create, page?.edit]).toEqual([undefined, undefined]);
  });

  it('without resources and words has neither', () => {
    expect(featureOf({}, 'jobs', {})).toEqual({ name: 'jobs' });
  });

  it('fails where the contract declares no such resource', () => {
    expect(() => featureOf({}, 'canteen', generic)).toThrow('no resource canteen');
  });
});
