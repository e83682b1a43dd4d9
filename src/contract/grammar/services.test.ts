import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientOf, SOCKET_PATH, serviceOf } from './services.ts';

const table = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/calls.tsv'), 'utf8');
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
  .map(([area = '', method = '', at = '', client = '']) => ({ area, method, path: at, client }))
  .filter(row => row.path.startsWith('/'));

describe('the services of an operator', () => {
  it('have the client that the table of calls names, for every path', () => {
    expect(rows.length).toBeGreaterThan(150);
    const differing = rows.filter(row => clientOf(row.path) !== row.client);
    expect(differing).toEqual([]);
  });

  it('answer the areas they are there for', () => {
    const areasOf = (service: string) =>
      new Set(rows.filter(row => serviceOf(row.path) === service).map(({ area }) => area));
    expect(areasOf('map')).toEqual(new Set(['gis']));
    expect(areasOf('machine')).toEqual(new Set(['machine']));
    expect(areasOf('ad')).toEqual(new Set(['ad']));
    expect(areasOf('main')).not.toContain('machine');
    expect(serviceOf(SOCKET_PATH)).toBe('main');
  });

  it.each(['/api/gisx/a', '/api/admin/vehicle/list/2', '/api/advert', '/api/admin/gis/x'])(
    'leave %s to the main one',
    at => expect(serviceOf(at)).toBe('main'),
  );
});
