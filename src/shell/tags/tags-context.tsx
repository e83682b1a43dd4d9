/** The visited pages, for the bar that shows them and for the pages that are kept. */
import { createContext, useContext } from 'react';
import type { Tag } from './tag.ts';

export interface Tags {
  /** In the order of the bar: pinned ones first. */
  tags: readonly Tag[];
  /** Null on a page that has no tag. */
  activeKey: string | null;
  /** Keys of the visited ones, last looked at first. */
  recent: readonly string[];
  /** How often a page has been refreshed: with another number it is mounted anew. */
  rounds: Readonly<Record<string, number>>;
  /** The shell says so of every page that it shows. */
  visit(tag: Tag): void;
  /** What a page calls its record. */
  setName(key: string, name: string): void;
  refresh(key: string): void;
  /** Without asking; whoever closes asks before. Goes to the neighbour where the page in view is among them. */
  close(keys: readonly string[]): void;
  /** To a place among the tags that are not pinned, counted from 0. */
  move(key: string, place: number): void;
}

export const TagsContext = createContext<Tags | null>(null);

export function useTags(): Tags {
  const tags = useContext(TagsContext);
  if (!tags) throw new Error('NO_TAGS');
  return tags;
}
