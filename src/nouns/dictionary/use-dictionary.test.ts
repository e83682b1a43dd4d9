import { describe, expect, it } from 'vitest';
import type { DictionaryEntry } from '../../contract/dictionary.ts';
import { dictionaryOf } from './use-dictionary.ts';

const entry = (dicValue: string, about: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  id: dicValue,
  parentCode: 'area',
  dicValue,
  description: `区 ${dicValue}`,
  listClass: null,
  cssClass: null,
  sort: 1,
  state: 1,
  isDefault: 0,
  children: [],
  ...about,
});

describe('a dictionary', () => {
  it('has the values and what lies under them', () => {
    const { values } = dictionaryOf('area', [entry('1', { children: [entry('1a')] }), entry('2')]);
    expect(values.map(({ dicValue }) => dicValue)).toEqual(['1', '1a', '2']);
  });

  it('is the same where an upstream answers what holds the values', () => {
    const holder = entry('area', { parentCode: '0', children: [entry('1'), entry('2')] });
    const { values } = dictionaryOf('area', [holder]);
    expect(values.map(({ dicValue }) => dicValue)).toEqual(['1', '2']);
  });

  it('names what is disabled, and shows the unknown as it is', () => {
    const { nameOf, find } = dictionaryOf('area', [
      entry('1', { state: 0 }),
      entry('2', { description: '' }),
    ]);
    expect([nameOf('1'), nameOf('2'), nameOf('<b>9</b>')]).toEqual(['区 1', '2', '<b>9</b>']);
    expect(find('1')?.state).toBe(0);
    expect(find('9')).toBeUndefined();
  });
});
