import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../data/menu-context.tsx';
import { activePage } from './active-page.ts';

const icon = () => null;
const menu: MenuEntry[] = [
  { path: '/lost/index', title: 'lost' },
  {
    path: '/vehicle-manage',
    title: 'vehicles',
    icon,
    pages: [
      { path: '/vehicle-manage/vehicle', title: 'all' },
      {
        path: '/vehicle-manage/taxi',
        title: 'taxis',
        icon,
        pages: [{ path: '/vehicle-manage/vehicle/light', title: 'lights' }],
      },
    ],
  },
];

describe('the active entry of the menu', () => {
  it('is the page itself, or the list of a record', () => {
    expect(activePage(menu, '/lost/index')).toEqual({ path: '/lost/index', sections: [] });
    expect(activePage(menu, '/vehicle-manage/vehicle/17')).toEqual({
      path: '/vehicle-manage/vehicle',
      sections: ['/vehicle-manage'],
    });
  });

  it('is the nearest of two, however deep it lies', () => {
    expect(activePage(menu, '/vehicle-manage/vehicle/light/3')).toEqual({
      path: '/vehicle-manage/vehicle/light',
      sections: ['/vehicle-manage', '/vehicle-manage/taxi'],
    });
  });

  it('is none where the menu has no such page', () => {
    expect(activePage(menu, '/lost')).toBeUndefined();
    expect(activePage(menu, '/lost/index-of-others')).toBeUndefined();
  });
});
