/** The records as a tree, with what each is called and whether its page is there. */
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { accessCalls } from '../../contract/access.ts';
import { type Entry, entriesOf } from '../../data/menu/records.ts';
import { useKnownRoutes } from '../../data/menu/routes-context.tsx';
import { ownTitle, titleIn } from '../../data/menu/titles.ts';
import { pagesOf, sectionsOf } from '../../data/routes.ts';
import { useAnswer } from '../../data/use-call.ts';
import { treeOf } from './moves.ts';

export function useMenuTree() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { all } = useKnownRoutes();
  const answer = useAnswer(accessCalls.getMenuList, {});
  const { data } = answer;
  const { sections, pages } = useMemo(
    () => ({
      sections: new Map(sectionsOf(all).map(({ path, title }) => [path as string, title])),
      pages: new Map(pagesOf(all).map(({ path, title }) => [path as string, title])),
    }),
    [all],
  );
  const tree = useMemo(() => data && treeOf(entriesOf(data, path => sections.has(path))), [data, sections]);
  const nameOf = useCallback(
    ({ record, path }: Entry): string => {
      const key = path === null ? undefined : (pages.get(path) ?? sections.get(path));
      const own = ownTitle(record, key ?? null);
      const words = own ? titleIn(own, locale, translate) : key && translate(key);
      return words || record.path || record.id;
    },
    [pages, sections, locale, translate],
  );
  return {
    ...answer,
    tree,
    nameOf,
    pages,
    /** A page that this console does not have. */
    isUnbuilt: ({ kind, href, path }: Entry) =>
      kind === 'page' && href === null && (path === null || !pages.has(path)),
  };
}

export type MenuTreeFacts = ReturnType<typeof useMenuTree>;
