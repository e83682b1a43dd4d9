import { createContext, useContext } from 'react';
import type { Place, Router } from './router.ts';

export const RouterContext = createContext<Router | null>(null);

/** Where what is drawn stands: the window's place, or for a page out of view the one that it had. */
export const PlaceContext = createContext<Place | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('NO_ROUTER');
  return router;
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('NO_ROUTER');
  return place;
}
