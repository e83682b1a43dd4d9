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
  't4xi-t4xi',
  'T@xi.Dem0',
  'pa55word-pa55word',
  'p-a-s-s-w-o-r-d',
])('%s is common', password => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'weiguilan',
  'WeiGuilan2026',
  'weiguilan!',
  'weiguilanweiguilan',
  'weiguilan-weiguilan-1',
  'naliugiew',
  'wei.gui.lan',
  'Wei_Guilan_Wei_Guilan',
  'we1gu1lan',
  'weiguilan@taxi',
])('%s is common for the account weiguilan', password => {
  expect(isCommonPassword(password, ['weiguilan'])).toBe(true);
  expect(isCommonPassword(password, ['somebody'])).toBe(false);
});

it('the number and the name of its owner are found as the account is', () => {
  const own = ['clerk', '韦春燕', '13812131448'];
  for (const password of [
    '13812131448',
    '13812131448!',
    '84413121831',
    '韦春燕韦春燕',
    'Clerk-13812131448',
    '韦春燕2026',
  ])
    expect(isCommonPassword(password, own), password).toBe(true);
});

it('an account with digits is found, too', () => {
  expect(isCommonPassword('2026clerk17!', ['Clerk17'])).toBe(true);
  expect(isCommonPassword('clerk17clerk17', ['Clerk17'])).toBe(true);
});

it.each([
  'new-password',
  'correct horse battery staple',
  '青秀山下的三轮车',
  'k7#vTq2m',
  'passwordless is better',
  '28461937',
])('%s is not', password => {
  expect(isCommonPassword(password, ['clerk', '韦春燕', '13812131448'])).toBe(false);
});
