import { describe, expect, it } from 'vitest';
import { CALLS_TABLE } from '../../../tests/builders/calls-table.ts';
import { clientOf, SOCKET_PATH, serviceOf } from './services.ts';

const rows = CALLS_TABLE.filter(row => row.path.startsWith('/'));

describe('the services of an operator', () => {
  it('have the client that the table of calls names, for every path', () => {
    expect(rows.length).toBeGreaterThan(150);
    const differing = rows.filter(row => clientOf(row.path) !== row.client);
    expect(differing).toEqual([]);
  });

  it('answer the areas they are there for', () => {
    const areasOf = (service: string) =>
      new Set(rows.filter(row => serviceOf(row.path) === service).map(({ room }) => room));
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
