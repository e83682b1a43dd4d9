import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tag } from './tag.ts';
import { placeOf } from './tag-place.ts';
import {
  closed,
  MOST_TAGS,
  moved,
  named,
  neighbour,
  refreshed,
  startingWith,
  type TagsState,
  visited,
} from './tags-state.ts';

const aTag = (key: string, more: Partial<Tag> = {}): Tag => ({
  key,
  at: key,
  titles: [key],
  isPinned: false,
  ...more,
});
const HOME = aTag('/home', { isPinned: true });
const MAP = aTag('/map', { isPinned: true });
const keys = ({ tags }: TagsState) => tags.map(({ key }) => key);
const withTags = (...visits: string[]) =>
  visits.reduce((state, key) => visited(state, aTag(key)), startingWith([HOME]));

describe('the tags', () => {
  it('begin with the pinned ones, then what stood before the reload', () => {
    const kept = [aTag('/b'), aTag('/home', { isPinned: true, at: '/home?day=2' }), aTag('/a')];
    const state = startingWith([HOME, MAP], kept);
    expect(keys(state)).toEqual(['/home', '/map', '/b', '/a']);
    expect(state.tags[0]?.at).toBe('/home?day=2');
  });

  it('are one for each identity, wherever it stands now, and keep what the page calls its record', () => {
    const first = named(withTags('/a', '/b'), '/a', '蒙建国');
    const state = visited(first, aTag('/a', { at: '/a?page=2' }));
    expect(keys(state)).toEqual(['/home', '/a', '/b']);
    expect(state.tags[1]).toMatchObject({ at: '/a?page=2', name: '蒙建国' });
    expect(state.recent).toEqual(['/a', '/b']);
  });

  it('are the same object when nothing changes, so that saying it again moves nothing', () => {
    const state = withTags('/a');
    expect(visited(state, aTag('/a'))).toBe(state);
    expect(named(state, '/gone', 'x')).toBe(state);
    expect(refreshed(state, '/gone')).toBe(state);
    expect(closed(state, ['/home', '/gone'])).toBe(state);
    expect(moved(state, '/home', 3)).toBe(state);
  });

  it('forget rounds with the tag that closes', () => {
    const state = refreshed(refreshed(withTags('/a'), '/a'), '/a');
    expect(state.rounds).toEqual({ '/a': 2 });
    expect(visited(closed(state, ['/a']), aTag('/a')).rounds).toEqual({});
  });

  it('close from a record to its list, wherever that stands', () => {
    const state = withTags('/list', '/b', '/list/7', '/c');
    expect(neighbour(state, '/list/7', ['/list/7'])?.key).toBe('/list');
    expect(neighbour(state, '/list/7', ['/list', '/list/7'])?.key).toBe('/c');
  });

  it('close towards the right, else the left', () => {
    const state = withTags('/a', '/b', '/c');
    expect(neighbour(state, '/b', ['/b'])?.key).toBe('/c');
    expect(neighbour(state, '/c', ['/c', '/b'])?.key).toBe('/a');
    expect(neighbour(state, '/a', ['/a', '/b', '/c'])?.key).toBe('/home');
    expect(neighbour(startingWith([]), '/a', ['/a'])).toBeUndefined();
  });

  it('are so many and no more; what goes was looked at longest ago and holds nothing unsaved', () => {
    const many = Array.from({ length: MOST_TAGS }, (_, at) => `/${at}`);
    const state = visited(withTags(...many), aTag('/one-more'), key => key !== '/1');
    expect(state.tags).toHaveLength(MOST_TAGS);
    // 199 beside the pinned one: the first made room for the last of the row already
    expect(keys(state)).not.toContain('/0');
    expect(keys(state)).toContain('/1');
    expect(keys(state)).not.toContain('/2');
    expect(keys(state)).toContain('/home');
  });

  it('go where they are dropped, before or behind another', () => {
    const state = withTags('/a', '/b', '/c');
    const drop = (key: string, target: string, edge: 'left' | 'right') =>
      keys(moved(state, key, placeOf(state.tags, key, target, edge))).slice(1);
    expect(drop('/c', '/a', 'left')).toEqual(['/c', '/a', '/b']);
    expect(drop('/a', '/c', 'right')).toEqual(['/b', '/c', '/a']);
    expect(drop('/a', '/c', 'left')).toEqual(['/b', '/a', '/c']);
    expect(placeOf(state.tags, '/home', '/a', 'left')).toBe(-1);
    expect(placeOf(state.tags, '/a', '/home', 'left')).toBe(-1);
    expect(placeOf(state.tags, '/a', '/a', 'right')).toBe(-1);
  });

  it('hold together whatever happens to them', () => {
    const key = fc.integer({ min: 0, max: 6 }).map(at => `/${at}`);
    const act = fc.oneof(
      fc.record({ key, query: fc.nat(2) }).map(({ key, query }) => {
        const isPinned = key === '/6';
        return (state: TagsState) => visited(state, aTag(key, { at: `${key}?q=${query}`, isPinned }));
      }),
      key.map(key => (state: TagsState) => refreshed(state, key)),
      fc.array(key).map(gone => (state: TagsState) => closed(state, [...gone, '/home'])),
      fc.record({ key, place: fc.oneof(fc.integer(), fc.double()) }).map(
        ({ key, place }) =>
          (state: TagsState) =>
            moved(state, key, place),
      ),
      key.map(key => (state: TagsState) => named(state, key, `name of ${key}`)),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), acts => {
        let state = startingWith([HOME]);
        for (const next of acts) {
          const before = state;
          state = next(state);
          const there = keys(state);
          expect(new Set(there).size).toBe(there.length);
          expect(there[0]).toBe('/home');
          const firstFree = state.tags.findIndex(({ isPinned }) => !isPinned);
          if (firstFree >= 0)
            expect(state.tags.slice(firstFree).some(({ isPinned }) => isPinned)).toBe(false);
          expect(new Set(state.recent).size).toBe(state.recent.length);
          for (const seen of [...state.recent, ...Object.keys(state.rounds)]) expect(there).toContain(seen);
          if (before !== state && next(state) === state) expect(keys(next(state))).toEqual(there);
        }
      }),
    );
  });
});
