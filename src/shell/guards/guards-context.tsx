import { createContext, useContext, useSyncExternalStore } from 'react';
import { createGuards } from './guards.ts';

/** One for the window: what is not saved somewhere. */
export const GuardsContext = createContext(createGuards());

export const useGuards = () => useContext(GuardsContext);

/** Keys of the tags whose pages hold something that is not saved. */
export function useUnsaved(): ReadonlySet<string> {
  const { subscribe, read } = useGuards();
  return useSyncExternalStore(subscribe, read);
}
