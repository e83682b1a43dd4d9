import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig, WrongSetting } from './config.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      isPlain: false,
    });
  });

  it('take a variable set to nothing as not set', () => {
    expect(readConfig({ PORT: '', UPSTREAM_PLAIN: '' }).port).toBe(3000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ UPSTREAM_PLAIN: 'yes' }, 'UPSTREAM_PLAIN must be 0 or 1, not "yes"'],
    [{ HOST: 'no host' }, 'HOST must be a host name or address, not "no host"'],
  ])('refuse %j with one line', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(new WrongSetting(line));
  });

  it('know which addresses stay on this machine', () => {
    expect(['127.0.0.1', '127.8.8.8', 'localhost', '::1'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '10.0.0.1', '::', 'example.com', '127.0.0.1.example.com'].some(isLoopback)).toBe(
      false,
    );
  });
});
