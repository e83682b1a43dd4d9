import { describe, expect, it } from 'vitest';
import { searchKey } from './search-key.ts';

describe('the search key', () => {
  it.each([
    [['韦春燕', 'dispatcher', 'NN-102'], 'weichunyan wcy 韦春燕 dispatcher nn-102'],
    // a surname is read otherwise than the word
    [['单雄信'], 'shanxiongxin sxx 单雄信'],
    [['区小明'], 'ouxiaoming oxm 区小明'],
    [['吕布'], 'lvbu lb 吕布'],
    [['农 民', null, undefined, ''], 'nongmin nm 农民 农 民'],
  ] as const)('of %j is %s', ([name, ...others], key) => {
    expect(searchKey(name, ...others)).toBe(key);
  });
});
