import { beforeEach, describe, expect, it } from 'vitest';
import { addToSearchHistory, likelyType, MAX_SEARCHES, readSearchHistory } from './search-history.ts';

class Shelf implements Storage {
  private readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear = () => this.kept.clear();
  getItem = (name: string) => this.kept.get(name) ?? null;
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  removeItem = (name: string) => void this.kept.delete(name);
  setItem = (name: string, text: string) => void this.kept.set(name, text);
}

describe('what was sought', () => {
  let shelf: Shelf;
  beforeEach(() => {
    shelf = new Shelf();
  });
  const keep = (keyword: string, type: 1 | 2 | 3 | 4 = 1) =>
    addToSearchHistory('7', { type, keyword }, shelf);
  const kept = () => readSearchHistory('7', shelf).map(({ keyword }) => keyword);

  it('is kept newest first, each once, for the person alone', () => {
    keep('朝阳广场');
    keep('桂AT5821', 2);
    keep(' 朝阳广场 ');
    expect(kept()).toEqual(['朝阳广场', '桂AT5821']);
    expect(readSearchHistory('8', shelf)).toEqual([]);
  });

  it('is no more than fifty', () => {
    for (let at = 0; at < MAX_SEARCHES + 3; at++) keep(`${at} 号`);
    expect(kept()).toHaveLength(MAX_SEARCHES);
    expect(kept()[0]).toBe(`${MAX_SEARCHES + 2} 号`);
  });

  it('takes the place of its own beginning', () => {
    keep('朝阳');
    keep('朝阳广场');
    expect(kept()).toEqual(['朝阳广场']);
  });

  it.each([
    ['5678', 4],
    ['13812345678', 1],
    ['', 1],
  ] as const)('%s by %i is not kept', (keyword, type) => {
    keep(keyword, type);
    expect(kept()).toEqual([]);
  });

  it('is nothing where the browser holds something else', () => {
    shelf.setItem('cabdesk.dispatch.sought.7', '{"a":1}');
    expect(kept()).toEqual([]);
    shelf.setItem('cabdesk.dispatch.sought.7', '[{"type":9,"keyword":"x"},1,null]');
    expect(kept()).toEqual([]);
    shelf.setItem('cabdesk.dispatch.sought.7', 'no');
    expect(kept()).toEqual([]);
  });
});

describe('what a text is likely meant as', () => {
  it.each([
    ['桂AT5821', 2],
    ['桂A·T5821', 2],
    ['13812345678', 4],
    ['民族大道', 1],
    ['5821', 1],
    ['A79253', 2],
    ['ad06913', 2],
    ['0018', 1],
    ['使014578', 2],
    ['沪A·E22075', 2],
    ['+86 138 1234 5678', 4],
    ['010-88888888', 1],
  ] as const)('%s: %i', (text, type) => expect(likelyType(text, 1)).toBe(type));

  it('is what was chosen otherwise', () => expect(likelyType('黄', 3)).toBe(3));
});
