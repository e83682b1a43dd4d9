/**
 * What happens to the rows of a list while it is open: the kit draws it, and knows not where it comes from. Without
 * a source, a list is what it was when it was read.
 */
import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';

/** What stands at the end of a row, and how the row is drawn. */
export interface RowMark {
  /** Another number, another change. */
  seq: number;
  /** Changed by somebody; its place and its neighbours are as they were. */
  isChanged: boolean;
  /** Not there any more: shown as it was, and nothing can be done to it. */
  isGone: boolean;
  /** Somebody edits it: somebody else, or the clerk himself. */
  lock: 'theirs' | 'mine' | null;
  /** Key of the catalogue; it names who in `by`. */
  word: string;
  /** A name, or a key of the catalogue for one. */
  by: { name: string } | { word: string };
}

export interface LiveRows {
  marks: ReadonlyMap<string, RowMark>;
  /** New records that wait to be loaded. */
  waiting: number;
  /** Key of the catalogue, for so many. */
  waitingWord: string;
}

/** The rows as they stand on the page. */
export interface ListView {
  /** Of react-query, under which the rows are kept. */
  queryKey: QueryKey;
  /** Rows are about to take new values: the last moment to look at the old ones. */
  onBefore: (ids: readonly string[]) => void;
}

/** One list on one page, for as long as the page is kept. */
export interface LiveList {
  read(): LiveRows;
  subscribe(listener: () => void): () => void;
  /** Answers what says that it is out of view. */
  show(view: ListView): () => void;
  /** The clerk has seen it. */
  visit(id: string): void;
  /** The page is no more. */
  close(): void;
}

export interface LiveSource {
  /** Null where nothing is told of such records. */
  open(resource: string): LiveList | null;
}

export const LiveContext = createContext<LiveSource | null>(null);
