import { describe, expect, it } from 'vitest';
import { isLoopback, isRemoteRequest } from './remote-request.ts';

const asked = (headers: Record<string, string>, httpVersion = '1.1') =>
  isRemoteRequest({ headers: { host: '127.0.0.1:3000', ...headers }, httpVersion });

describe('a request', () => {
  it.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:3000', '[::1]:3000', '127.8.8.8'])(
    'for %s is of this machine',
    host => expect(asked({ host })).toBe(false),
  );

  it.each(['desk.example.com', '10.0.0.5:3000', '[2001:db8::1]:3000', 'localhost.example.com', '::', ''])(
    'for %j is not',
    host => expect(asked({ host })).toBe(true),
  );

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'with %s is not',
    name => expect(asked({ [name]: '' })).toBe(true),
  );

  it('in the HTTP of proxies is not', () => expect(asked({}, '1.0')).toBe(true));
});

it('some addresses stay on this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', 'localhost', '::1'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '10.0.0.1', '::', 'example.com', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
});
