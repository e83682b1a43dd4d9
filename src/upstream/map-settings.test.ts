import { expect, it } from 'vitest';
import { readConfig, WrongSetting } from './config.ts';

const TILES = 'https://t0.tiles.example.com/w?x={x}&y={y}&z={z}';

it('have no base map of their own unless one is set', () => {
  expect(readConfig({})).toMatchObject({ map: {}, mapHosts: [] });
});

it('name one base map, its system and where else it comes from', () => {
  const { map, mapHosts } = readConfig({
    GOOGLE_MAPS_API_KEY: 'AIza_x-1',
    BASE_MAP_TILES_URL: TILES,
    BASE_MAP_COORDINATES: 'gcj02',
    BASE_MAP_ATTRIBUTION: ' © 天地图 ',
    BASE_MAP_HOSTS: 'https://t1.tiles.example.com, https://t2.tiles.example.com',
  });
  const base = { kind: 'tiles', url: TILES, coordinates: 'gcj02', attribution: '© 天地图' };
  expect(map).toEqual({ googleKey: 'AIza_x-1', base });
  expect(mapHosts).toEqual(['https://t1.tiles.example.com', 'https://t2.tiles.example.com']);
  expect(readConfig({ BASE_MAP_PMTILES_URL: '/tiles/town.pmtiles' }).map.base?.kind).toBe('pmtiles');
});

it.each([
  [{ BASE_MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}.png' }, 'BASE_MAP_TILES_URL must be'],
  [{ BASE_MAP_STYLE_URL: 'javascript:alert(1)' }, 'BASE_MAP_STYLE_URL must be'],
  [{ BASE_MAP_STYLE_URL: "https://a.example.com/x'; script-src *" }, 'BASE_MAP_STYLE_URL must be'],
  [{ BASE_MAP_STYLE_URL: '//a.example.com/style.json' }, 'BASE_MAP_STYLE_URL must be'],
  [{ BASE_MAP_PMTILES_URL: 'https://me:pass@a.example.com/x.pmtiles' }, 'BASE_MAP_PMTILES_URL must be'],
  [{ BASE_MAP_HOSTS: 'https://a.example.com/path' }, 'BASE_MAP_HOSTS must be'],
  [{ GOOGLE_MAPS_API_KEY: 'a key' }, 'GOOGLE_MAPS_API_KEY must be'],
  [{ BASE_MAP_STYLE_URL: '/style.json', BASE_MAP_TILES_URL: TILES }, 'cannot both be set'],
])('refuse %j', (environment: Record<string, string>, line) => {
  expect(() => readConfig(environment)).toThrow(WrongSetting);
  expect(() => readConfig(environment)).toThrow(line);
});
