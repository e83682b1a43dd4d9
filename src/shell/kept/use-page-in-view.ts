import { useLocation } from 'ra-core';
import { useCallback, useLayoutEffect } from 'react';
import type { Feature } from '../../data/feature.ts';
import { mayOpen, type Route, routeOf, type Visitor } from '../routes.ts';
import { type Tag, tagOf } from '../tags/tag.ts';
import { useTags } from '../tags/tags-context.tsx';
import type { Address } from './frozen-router.tsx';

/**
 * Which tag the view belongs to, and any other address: null for none. Every page that is shown has its tag, before anything in it
 * can name it.
 *
 * @param route of the page in view; null where it has no tag
 */
export function usePageInView(features: readonly Feature[], visitor: Visitor, route: Route | null) {
  const { visit } = useTags();
  const { pathname, search, hash } = useLocation();
  const tagAt = useCallback(
    (address: Address): Tag | null => {
      const found = routeOf(features, address.pathname);
      const hasTag = found && !found.page.isFrameless && mayOpen(found, visitor);
      return hasTag ? tagOf(features, found, { hash: '', ...address }) : null;
    },
    [features, visitor],
  );
  const tag = route && tagOf(features, route, { pathname, search, hash });
  const said = JSON.stringify(tag);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it says the same, it is the same tag
  useLayoutEffect(() => {
    if (tag) visit(tag);
  }, [visit, said]);
  return { tagAt, inView: route && tag && { key: tag.key, route } };
}
