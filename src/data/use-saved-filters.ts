/** Saved filters as the upstream keeps them; a hook, for the roof to hand to the lists. */
import { accessCalls } from '../contract/access.ts';
import type { SavedFilter } from '../contract/saved-filter.ts';
import { MAY_SHARE_FILTERS, savedFilterCalls } from '../contract/saved-filter.ts';
import { loadCode } from '../late/load-code.ts';
import { useMay, useSession } from './session-context.tsx';
import { useAnswer, useCall } from './use-call.ts';

/** Others share seldom, and one's own changes are read at once. */
const FRESH_MS = 5 * 60_000;

interface Named {
  name: string;
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  columns: readonly string[] | null;
  roleIds?: readonly string[];
}

export function useKeptFilters(resource: string) {
  const { data } = useAnswer(
    savedFilterCalls.listSavedFilters,
    { query: { resource } },
    { staleTime: FRESH_MS },
  );
  const { mutateAsync: create } = useCall(savedFilterCalls.createSavedFilter);
  const { mutateAsync: update } = useCall(savedFilterCalls.updateSavedFilter);
  const { mutateAsync: remove } = useCall(savedFilterCalls.deleteSavedFilter);
  const { mutateAsync: setDefault } = useCall(savedFilterCalls.setDefaultFilter);
  const session = useSession();
  const mayShare = useMay(MAY_SHARE_FILTERS);
  const maySeeRoles = useMay(accessCalls.appRoles);
  const versionOf = (id: string) => data?.find(one => one.id === id)?.version;
  return {
    all: (data ?? []).map(here),
    isLoaded: data !== undefined,
    ...(mayShare &&
      maySeeRoles && {
        loadRoles: async () =>
          (await loadCode(() => import('./roles-to-share-with.ts'))).rolesToShareWith(session),
      }),
    save: async (filter: Named) => {
      await create({ body: { resource, ...sent(filter) } });
    },
    change: async ({ id }: { id: string }, change: Partial<Named>) => {
      await update({ body: { id, version: versionOf(id), ...sent(change) } });
    },
    remove: async ({ id }: { id: string }) => {
      await remove({ params: { id }, query: { version: versionOf(id) } });
    },
    setDefault: async (chosen: { id: string } | null) => {
      await setDefault({ body: { resource, id: chosen?.id ?? null } });
    },
  };
}

const here = (one: SavedFilter) => ({ ...one, isOwn: one.isOwn === 1, isDefault: one.isDefault === 1 });

/** As the contract takes it: lists of its own, and nothing but texts, numbers and lists of texts as values. */
function sent<N extends Partial<Named>>({ filter, columns, roleIds, ...rest }: N) {
  return {
    ...(rest as Omit<N, 'filter' | 'columns' | 'roleIds'>),
    ...(filter && {
      filter: Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, plain(value)])),
    }),
    ...(columns !== undefined && { columns: columns && [...columns] }),
    ...(roleIds && { roleIds: [...roleIds] }),
  } as Omit<N, 'filter' | 'columns' | 'roleIds'> & {
    filter: Record<string, string | number | string[]>;
    columns?: string[] | null;
    roleIds?: string[];
  };
}

function plain(value: unknown): string | number | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' ? value : String(value);
}
