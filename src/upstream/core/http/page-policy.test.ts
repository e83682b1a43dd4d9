import { expect, it } from 'vitest';
import { type Outsiders, pagePolicy } from './page-policy.ts';

const base = { kind: 'tiles', coordinates: 'gcj02', attribution: '' } as const;
const lines = (outsiders: Outsiders) =>
  Object.fromEntries(
    pagePolicy(outsiders)('n0nce')
      .split('; ')
      .map(line => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
  );

it('lets nobody in from outside where no map is set up', () => {
  expect(pagePolicy({ map: {} })('n0nce')).toBe(
    "default-src 'self'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'nonce-n0nce'; " +
      "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

it('lets in the tiles that are set up, and no script', () => {
  const url = 'https://t0.tiles.example.com/{z}/{x}/{y}.png';
  const policy = lines({ map: { base: { ...base, url } }, mapHosts: ['https://fonts.example.com'] });
  const hosts = ['https://t0.tiles.example.com', 'https://fonts.example.com'];
  expect(policy['connect-src']).toEqual(["'self'", ...hosts]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', ...hosts]);
  expect(policy['script-src']).toEqual(["'self'", "'nonce-n0nce'"]);
  expect(lines({ map: { base: { ...base, url: '/tiles/{z}/{x}/{y}' } } })['connect-src']).toBeUndefined();
});

it('lets Google in where its key is set, and nowhere a script that carries no nonce', () => {
  const policy = lines({ map: { googleKey: 'k' } });
  expect(policy['script-src']).toContain('https://maps.googleapis.com');
  expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|strict-dynamic/);
});
