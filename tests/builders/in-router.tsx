/** The console's router over a history of its own, in the place of the window's. */
import { createMemoryHistory } from '@tanstack/history';
import { RouterProviderContext } from 'ra-core';
import type { ReactNode } from 'react';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { RouterRoot } from '../../src/kit/router/RouterRoot.tsx';
import { createRouter, type Router } from '../../src/kit/router/router.ts';

/** @param at the first entry: a path with its query */
export const aRouter = (at = '/'): Router => createRouter(createMemoryHistory({ initialEntries: [at] }));

interface InRouterProps {
  router: Router;
  children: ReactNode;
}

export function InRouter({ router, children }: InRouterProps) {
  return (
    <RouterRoot router={router}>
      <RouterProviderContext.Provider value={historyRouter}>{children}</RouterProviderContext.Provider>
    </RouterRoot>
  );
}
