import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

it.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'passw0rd2024',
  '12345678',
  '0987654321',
  'qwertyuiop',
  'Asdfghjkl1',
  '        ',
  'aaaaaaaa',
  '12121212',
  '19900101',
  'wang1990',
  'woaini1314',
  'admin123456',
  '1qaz2wsx',
  'Q1w2e3r4',
  'abc12345',
  'abcd1234',
  'taxi8888',
  'taxi-demo',
  'Demo_Taxi_2026',
  'adminadmin',
  'passwordpassword',
  'dispatch.driver',
])('%s is common', password => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['weiguilan', 'WeiGuilan2026', 'weiguilan!', 'weiguilanweiguilan', 'weiguilan-weiguilan-1'])(
  '%s is common for the account weiguilan',
  password => {
    expect(isCommonPassword(password, 'weiguilan')).toBe(true);
    expect(isCommonPassword(password, 'somebody')).toBe(false);
  },
);

it('an account with digits is found, too', () => {
  expect(isCommonPassword('2026clerk17!', 'Clerk17')).toBe(true);
  expect(isCommonPassword('clerk17clerk17', 'Clerk17')).toBe(true);
});

it.each([
  'new-password',
  'correct horse battery staple',
  '青秀山下的三轮车',
  'k7#vTq2m',
  'passwordless is better',
  '28461937',
])('%s is not', password => {
  expect(isCommonPassword(password, 'clerk')).toBe(false);
});
