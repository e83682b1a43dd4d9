import { expect, it } from 'vitest';
import { clashesIn } from './duties.ts';

const clashes = (...codes: string[]) => clashesIn(new Set(codes)).map(pair => pair.join(' '));

it('who makes or resets accounts moves no money', () => {
  expect(clashes('usermgr.list:resetPwd', 'lost:reward', 'lost')).toEqual([
    'usermgr.list:resetPwd lost:reward',
  ]);
  expect(clashes('usermgr.list:add', 'usermgr.list:edit', 'finance:check')).toEqual([
    'usermgr.list:add finance:check',
    'usermgr.list:edit finance:check',
  ]);
});

it('either alone is held by anybody', () => {
  expect(clashes('usermgr.list:add', 'usermgr.list:edit', 'usermgr.list:resetPwd', 'lost:handle')).toEqual(
    [],
  );
  expect(clashes('lost:refund', 'lost:reward', 'finance:check', 'finance.withdrawal:pay')).toEqual([]);
});

it('a super-user holds both', () => expect(clashes('all', 'usermgr.list:add', 'lost:reward')).toEqual([]));
