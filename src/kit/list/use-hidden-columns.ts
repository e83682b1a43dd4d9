import { useStore } from 'ra-core';

/** Columns that the clerk has put away, remembered for each list. */
export function useHiddenColumns(resource: string) {
  const [hidden, setHidden] = useStore<string[]>(`${resource}.hiddenColumns`, []);
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter(other => other !== key) : [...hidden, key]);
  return { hidden, toggle };
}
