import { describe, expect, it } from 'vitest';
import { readConfig, WrongSetting } from './config.ts';

describe('the sub-path', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['/desk', '/desk'],
    ['/taxi/desk/', '/taxi/desk'],
  ])('%j is %j', (given, read) => expect(readConfig({ BASE_PATH: given }).basePath).toBe(read));

  it.each(['desk', '//desk', '/desk//x', '/../x', '/a b', '/api', '/api/x', '/assets', '/"><script>', '/失'])(
    '%s is refused',
    given => expect(() => readConfig({ BASE_PATH: given })).toThrow(WrongSetting),
  );
});

describe('the trust in proxies', () => {
  it.each([
    [undefined, false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', '10.0.0.5'],
    ['10.0.0.0/8, ::1,fd00::/8,loopback', '10.0.0.0/8, ::1,fd00::/8,loopback'],
  ])('%j is %j', (given, read) => expect(readConfig({ TRUST_PROXY: given }).trustedProxies).toBe(read));

  it.each([
    'true',
    '-1',
    '10',
    '10.0.0',
    '10.0.0.0/33',
    '::1/129',
    'proxy.example',
    '10.0.0.1,',
    '1,2',
    '10.0.0.1/8/8',
  ])('%s is refused', given => expect(() => readConfig({ TRUST_PROXY: given })).toThrow(WrongSetting));
});

describe('the upstreams', () => {
  it('are none unless the main one is set', () => {
    expect(readConfig({}).upstreams).toBeUndefined();
    expect(() => readConfig({ MAP_UPSTREAM_URL: 'http://map' })).toThrow(/^UPSTREAM_URL must be set too/);
  });

  it('are the main one where they do not differ', () => {
    const { upstreams } = readConfig({ UPSTREAM_URL: 'https://main/base/', AD_UPSTREAM_URL: 'http://ad:81' });
    expect(
      Object.fromEntries(Object.entries(upstreams ?? {}).map(([name, { href }]) => [name, href])),
    ).toEqual({
      main: 'https://main/base/',
      map: 'https://main/base/',
      ad: 'http://ad:81/',
      machine: 'https://main/base/',
    });
  });

  it.each(['main', 'ftp://main', 'http://user:pw@main', 'http://main/?a=1', 'http://main/#a', 'file:///etc'])(
    'are refused at %s',
    given => expect(() => readConfig({ UPSTREAM_URL: given })).toThrow(WrongSetting),
  );
});

describe('the system of an upstream’s positions', () => {
  it.each([
    [undefined, 2],
    ['gcj02', 2],
    ['wgs84', 1],
    ['bd09', 3],
  ])('%j is %j', (given, read) => expect(readConfig({ MAP_COORDINATES: given }).mapCoordType).toBe(read));

  it('is refused where nobody knows it', () => {
    expect(() => readConfig({ MAP_COORDINATES: 'WGS' })).toThrow(/wgs84, gcj02 or bd09, not "WGS"/);
  });
});
