import { useLocation } from 'ra-core';
import { useCallback } from 'react';
import type { Feature } from '../../data/feature.ts';
import { mayOpen, type Route, routeOf, type Visitor } from '../../data/routes.ts';
import type { Address } from '../frozen-router.tsx';
import { type Tag, tagOf } from '../tags/tag.ts';

/**
 * Which tag the view belongs to, and any other address: null for none.
 *
 * @param route of the page in view; null where it has no tag
 */
export function usePageInView(features: readonly Feature[], visitor: Visitor, route: Route | null) {
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
  return { tagAt, inView: route && tag && { tag, route } };
}
