/** What a clerk asks of a list again and again, by name: kept for him by the upstream, or else by this browser. */
import { type SortPayload, useStore } from 'ra-core';
import { createContext, useContext } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** What of a list is kept under a name. */
export interface SavedQuery {
  filter: Values;
  sort: SortPayload | null;
  /** Keys of the columns that are shown, in their order. */
  columns: readonly string[] | null;
}

export interface SavedFilterHere extends SavedQuery {
  id: string;
  name: string;
  isOwn: boolean;
  ownerName: string;
  /** What the list begins with. */
  isDefault: boolean;
  roleIds: readonly string[];
}

export type NamedFilter = SavedQuery & { name: string; roleIds?: readonly string[] };

export interface SavedFilters {
  all: readonly SavedFilterHere[];
  /** Before that nobody knows whether there are any. */
  isLoaded: boolean;
  /** Roles that one may share with; unset where nobody shares, or this clerk may not. */
  loadRoles?: () => Promise<readonly { id: string; name: string }[]>;
  /** Each fails as the upstream fails. */
  save(filter: NamedFilter): Promise<void>;
  change(saved: SavedFilterHere, change: Partial<NamedFilter>): Promise<void>;
  remove(saved: SavedFilterHere): Promise<void>;
  setDefault(saved: SavedFilterHere | null): Promise<void>;
}

/** How a list of this name comes by its saved filters, a hook; null where the upstream keeps none. */
export const SavedFiltersContext = createContext<((resource: string) => SavedFilters) | null>(null);

export function useSavedFilters(resource: string): SavedFilters {
  const useTheirs = useContext(SavedFiltersContext) ?? useStoredFilters;
  return useTheirs(resource);
}

interface Stored extends SavedQuery {
  name: string;
  isDefault?: boolean;
}

/** In this browser, for oneself. */
function useStoredFilters(resource: string): SavedFilters {
  const [stored, setStored] = useStore<Stored[]>(`${resource}.savedFilters`, []);
  const change = (name: string, patch: Partial<Stored>) =>
    setStored(stored.map(one => (one.name === name ? { ...one, ...patch } : one)));
  return {
    all: stored.map(one => ({
      ...one,
      id: one.name,
      isOwn: true,
      ownerName: '',
      isDefault: one.isDefault === true,
      roleIds: [],
    })),
    isLoaded: true,
    save: async ({ name, filter, sort, columns }) =>
      setStored([...stored.filter(other => other.name !== name), { name, filter, sort, columns }]),
    change: async ({ name }, patch) => change(name, patch),
    remove: async ({ name }) => setStored(stored.filter(other => other.name !== name)),
    setDefault: async chosen =>
      setStored(stored.map(one => ({ ...one, isDefault: chosen !== null && one.name === chosen.name }))),
  };
}

/** Whether a list asks for exactly this: names in any order, numbers and their texts alike. */
export const isSameQuery = (one: Values, other: Values) => canonical(one) === canonical(other);

const canonical = (values: Values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].map(String).sort().join() : value}`)
    .sort()
    .join('&');
