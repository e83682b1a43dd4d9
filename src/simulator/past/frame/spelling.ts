/** The search key of many records that share few names. */
import { searchKey } from '../../../upstream/core/search-key.ts';
import type { Spell } from './room-past.ts';

export function createSpell(): Spell {
  const names = new Map<string, string>();
  const others = new Map<string, string>();
  const kept = (known: Map<string, string>, value: string, spelt: () => string): string => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = spelt();
    known.set(value, text);
    return text;
  };
  return (name, ...more) =>
    [
      kept(names, name, () => searchKey(name)),
      ...more.map(value => (value ? kept(others, value, () => searchKey('', value)) : '')),
    ]
      .filter(text => text !== '')
      .join(' ');
}
