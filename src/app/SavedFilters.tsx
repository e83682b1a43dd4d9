import type { ReactNode } from 'react';
import { useCapability } from '../data/session-context.tsx';
import { useKeptFilters } from '../data/use-saved-filters.ts';
import { SavedFiltersContext } from '../kit/list/saved-filters.ts';

/** Lists keep what clerks ask for with the upstream, where it can; elsewhere in the browser. */
export function SavedFilters({ children }: { children: ReactNode }) {
  return (
    <SavedFiltersContext value={useCapability('savedFilters') ? useKeptFilters : null}>
      {children}
    </SavedFiltersContext>
  );
}
