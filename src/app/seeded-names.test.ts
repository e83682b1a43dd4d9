import { describe, expect, it } from 'vitest';
import shipped from '../../i18n/zh/shipped.ts';
import { ROLES } from '../upstream/seed/roles.ts';
import { DICTIONARY } from '../upstream/seed/words.ts';

describe('names of a new database', () => {
  it('are those that every language has a word for', () => {
    const names = new Set([
      ...DICTIONARY.map(({ description }) => description),
      ...ROLES.map(({ name }) => name),
    ]);
    expect(shipped).toEqual(Object.fromEntries([...names].map(name => [name, name])));
  });
});
