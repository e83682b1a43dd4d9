/** What can happen to the tags of one window. Pure: each act answers the next state, or the same one where nothing changes. */
import type { Tag } from './tag.ts';

export interface TagsState {
  /** Pinned ones first. */
  tags: readonly Tag[];
  /** Keys of those looked at since the window was loaded, the last one first. */
  recent: readonly string[];
  /** By key, for those that were refreshed. */
  rounds: Readonly<Record<string, number>>;
}

/** More than anybody finds again; what is dropped first was looked at longest ago. */
export const MOST_TAGS = 200;

/** @param kept tags of an earlier life of the window, in their order */
export function startingWith(pinned: readonly Tag[], kept: readonly Tag[] = []): TagsState {
  const stood = new Map(kept.map(tag => [tag.key, tag]));
  const first = new Map(pinned.map(tag => [tag.key, stood.get(tag.key) ?? tag]));
  const others = new Map(
    kept.filter(({ key, isPinned }) => !isPinned && !first.has(key)).map(tag => [tag.key, tag]),
  );
  const tags = [...first.values(), ...others.values()].slice(0, MOST_TAGS);
  return { tags, recent: [], rounds: {} };
}

/** @param mayDrop whether a tag can go to make room */
export function visited(
  state: TagsState,
  tag: Tag,
  mayDrop: (key: string) => boolean = () => true,
): TagsState {
  const known = state.tags.find(({ key }) => key === tag.key);
  const recent =
    state.recent[0] === tag.key ? state.recent : [tag.key, ...state.recent.filter(key => key !== tag.key)];
  if (!known) return bounded({ ...state, tags: inserted(state.tags, tag), recent }, mayDrop);
  const next = { ...tag, name: tag.name ?? known.name, isPinned: known.isPinned };
  if (isSame(known, next)) return recent === state.recent ? state : { ...state, recent };
  return { ...state, tags: state.tags.map(each => (each === known ? next : each)), recent };
}

export function named(state: TagsState, key: string, name: string): TagsState {
  const known = state.tags.find(tag => tag.key === key);
  if (!known || known.name === name) return state;
  return { ...state, tags: state.tags.map(tag => (tag === known ? { ...tag, name } : tag)) };
}

export function refreshed(state: TagsState, key: string): TagsState {
  if (!has(state, key)) return state;
  return { ...state, rounds: { ...state.rounds, [key]: (state.rounds[key] ?? 0) + 1 } };
}

/** Pinned ones stay. */
export function closed(state: TagsState, keys: readonly string[]): TagsState {
  const going = new Set(closable(state, keys));
  if (going.size === 0) return state;
  const stays = (key: string) => !going.has(key);
  return {
    tags: state.tags.filter(({ key }) => stays(key)),
    recent: state.recent.filter(stays),
    rounds: Object.fromEntries(Object.entries(state.rounds).filter(([key]) => stays(key))),
  };
}

/** @param place among the tags that are not pinned, counted from 0 */
export function moved(state: TagsState, key: string, place: number): TagsState {
  const pinned = state.tags.filter(({ isPinned }) => isPinned);
  const others = state.tags.filter(({ isPinned }) => !isPinned);
  const from = others.findIndex(tag => tag.key === key);
  const to = Math.min(Math.max(Math.trunc(place) || 0, 0), others.length - 1);
  const [tag] = from < 0 || from === to ? [] : others.splice(from, 1);
  if (!tag) return state;
  others.splice(to, 0, tag);
  return { ...state, tags: [...pinned, ...others] };
}

/** Those of `keys` that there are and that can be closed, in the order of the bar. */
export const closable = ({ tags }: TagsState, keys: readonly string[]): string[] =>
  tags.filter(({ key, isPinned }) => !isPinned && keys.includes(key)).map(({ key }) => key);

/**
 * Where to go when `keys` close and the tag in view is one of them: from a record to its list, else right, else left;
 * none where nothing stays.
 */
export function neighbour({ tags }: TagsState, inView: string, keys: readonly string[]): Tag | undefined {
  const at = tags.findIndex(({ key }) => key === inView);
  const stays = ({ key }: Tag) => !keys.includes(key);
  const isNext = (tag: Tag) => stays(tag) && !tag.isPinned;
  const list = tags.find(tag => stays(tag) && inView.startsWith(`${tag.key}/`));
  // what is pinned nobody may have opened: of these only the first
  return (
    list ??
    tags.slice(at + 1).find(isNext) ??
    tags.slice(0, Math.max(at, 0)).findLast(isNext) ??
    tags.find(stays)
  );
}

const has = ({ tags }: TagsState, wanted: string) => tags.some(({ key }) => key === wanted);

const inserted = (tags: readonly Tag[], tag: Tag) =>
  tag.isPinned
    ? [...tags.filter(({ isPinned }) => isPinned), tag, ...tags.filter(({ isPinned }) => !isPinned)]
    : [...tags, tag];

const isSame = (one: Tag, other: Tag) =>
  one.at === other.at && one.name === other.name && one.titles.join('\n') === other.titles.join('\n');

function bounded(state: TagsState, mayDrop: (key: string) => boolean): TagsState {
  if (state.tags.length <= MOST_TAGS) return state;
  const seen = new Set(state.recent);
  const oldestFirst = [
    ...state.tags.map(({ key }) => key).filter(key => !seen.has(key)),
    ...[...state.recent].reverse(),
  ];
  const [newest] = state.recent;
  const dropped = oldestFirst.find(
    key => key !== newest && closable(state, [key]).length > 0 && mayDrop(key),
  );
  return dropped === undefined ? state : closed(state, [dropped]);
}
