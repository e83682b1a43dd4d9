/** What the search shows: groups of things to go to. */
import type { FoundRecord } from '../../data/feature.ts';
import type { Tag } from '../tags/tag.ts';
import type { FindablePage } from './find-pages.ts';

export interface Find {
  /** Unique among all that is shown. */
  key: string;
  name: string;
  hint?: string;
  /** A tag of this page is open. */
  isOpen: boolean;
  /** Where it leads; without one it asks again. */
  to?: string;
}

export interface FindGroup {
  key: string;
  title: string;
  isBusy: boolean;
  finds: readonly Find[];
}

const RECENT_AT_MOST = 8;

/** An open page is gone to as it was left, with its filters. */
export function findOfPage(page: FindablePage, tags: readonly Tag[], separator: string): Find {
  const tag = tags.find(({ key }) => key === page.path);
  return {
    key: page.path,
    name: page.name,
    hint: page.sections.join(separator) || undefined,
    isOpen: tag !== undefined,
    to: tag?.at ?? page.path,
  };
}

export function findOfRecord(search: string, { path, name, hint }: FoundRecord, tags: readonly Tag[]): Find {
  return {
    key: `${search} ${path}`,
    name,
    hint,
    isOpen: tags.some(({ key }) => key === path),
    to: path,
  };
}

/** The tags, the one in view left out; the one that was looked at last comes first. */
export function recentTags(
  tags: readonly Tag[],
  recent: readonly string[],
  activeKey: string | null,
): readonly Tag[] {
  return recent
    .filter(key => key !== activeKey)
    .flatMap(wanted => tags.find(({ key }) => key === wanted) ?? [])
    .slice(0, RECENT_AT_MOST);
}
