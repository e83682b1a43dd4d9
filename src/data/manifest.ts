/** A resource as the console knows it before its declaration is fetched; made by `vite.manifest.ts`. */
import type { AnyResource, GenericResource } from '../contract/grammar/resource.ts';
import { loadCode } from '../late/load-code.ts';
import {
  entityRow,
  type Fallback,
  type FallbackEntry,
  type Feature,
  type FeatureModule,
  type ResourceEntry,
  type ResourcePage,
  type ResourceRights,
} from './feature.ts';

export interface ManifestRow {
  /** Of its title. */
  name: string;
  /** The room of its words. */
  words: string;
  path: `/${string}`;
  may: ResourceRights;
  /** Speaks the generic protocol, which an upstream may lack. */
  isGeneric?: true;
  isLive?: true;
  importCall?: { room: string; name: string };
  /** Fetches the declaration. */
  load(): Promise<AnyResource>;
}

/** By the name of the constant that declares it in the contract. */
export type Manifest = Readonly<Record<string, ManifestRow>>;

/** A feature as its folder exports it, completed by what the contract says. Fails where that declares no such resource. */
export function featureOf(
  manifest: Manifest,
  name: string,
  { words = [], resources, ...door }: FeatureModule,
): Feature {
  const ofResources = (resources ?? []).flatMap(entry =>
    'of' in entry && entry.rooms ? [rowNamed(manifest, entry.of).words, ...entry.rooms] : [],
  );
  const rooms = [...new Set([...words, ...ofResources])];
  return {
    ...door,
    name,
    ...(rooms.length > 0 && { words: rooms }),
    ...(resources && {
      resources: resources.map(entry => ('of' in entry ? resourcePage(manifest, entry) : entry)),
    }),
  };
}

function resourcePage(manifest: Manifest, entry: ResourceEntry): ResourcePage {
  const { of, otherwise, rooms, ...own } = entry;
  const { name, path, may, isGeneric, isLive, importCall, load } = rowNamed(manifest, of);
  const page: ResourcePage = {
    path,
    title: `title.${name}`,
    needs: [may.read],
    may,
    ...(isGeneric && { capability: 'entities' }),
    ...(isLive && { isLive }),
    ...(importCall && { importCall }),
    ...(isGeneric ? { entity: () => loadCode(load) as Promise<GenericResource> } : { calls: rowFrom(load) }),
    ...own,
    ...(otherwise && { otherwise: fallback(manifest, otherwise) }),
  };
  if (rooms === undefined) return page;
  // generic pages for acts without a right are left out
  const { create, edit, ...rest } = page;
  return { ...rest, ...(may.create && { create }), ...(may.update && { edit }) };
}

function fallback(manifest: Manifest, given: FallbackEntry | Fallback): Fallback {
  if (!('of' in given)) return given;
  const { may, load } = rowNamed(manifest, given.of);
  return { may: { read: may.read }, calls: rowFrom(load), list: given.list };
}

const rowFrom = (load: ManifestRow['load']) => async () => entityRow(await loadCode(load));

function rowNamed(manifest: Manifest, of: string): ManifestRow {
  const row = manifest[of];
  if (!row) throw new TypeError(`the contract declares no resource ${of}`);
  return row;
}
