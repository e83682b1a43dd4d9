/** The pages of a resource, as its feature registers them: each is fetched when it is opened. */
import type { ComponentType } from 'react';
import type { Load, ResourceEntry } from '../../data/feature.ts';
import { loadCode } from '../../late/load-code.ts';
import type { ResourcePages } from './resource-pages.ts';

/** @param load the module whose default export is made by `resourcePages` */
export function pagesOf<Row extends { id: string }>(load: () => Promise<{ default: ResourcePages<Row> }>) {
  type Page = ComponentType<{ pages: ResourcePages<Row> }>;
  const page =
    (draw: () => Promise<Page>): Load =>
    async () => {
      const [{ default: pages }, Page] = await Promise.all([loadCode(load), draw()]);
      return { default: () => <Page pages={pages} /> };
    };
  return {
    rooms: ['entity', 'revision'],
    list: page(async () => (await loadCode(() => import('./drawn-list.ts'))).ResourceListPage),
    create: page(async () => (await loadCode(() => import('./ResourceCreate.tsx'))).ResourceCreate),
    edit: page(async () => (await loadCode(() => import('./ResourceEdit.tsx'))).ResourceEdit),
  } satisfies Pick<ResourceEntry, 'rooms' | 'list' | 'create' | 'edit'>;
}
