/** The table of routes that the shell works on, for the page that arranges it. */
import { createContext, useContext } from 'react';
import type { Feature } from '../feature.ts';

export interface KnownRoutes {
  /** As the features have them, all of them. */
  all: readonly Feature[];
  /** Those that this upstream offers, as the menu records arrange them. */
  arranged: readonly Feature[];
}

export const RoutesContext = createContext<KnownRoutes>({ all: [], arranged: [] });

export const useKnownRoutes = () => useContext(RoutesContext);
