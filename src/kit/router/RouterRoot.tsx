import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { PlaceContext, RouterContext } from './place-context.ts';
import type { Router } from './router.ts';

interface RouterRootProps {
  router: Router;
  children: ReactNode;
}

/** Draws its children anew where they ask for the place. What is drawn stays until the next place can be. */
export function RouterRoot({ router, children }: RouterRootProps) {
  const [place, setPlace] = useState(router.place);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(router.place));
    // what was drawn first may have led elsewhere
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RouterContext>
  );
}
