/** A feature's words come with the first of its parts: what nobody opens is not fetched. */
import { SHARED_LABELS } from '../data/catalogues-context.ts';
import { callsOf, type Feature } from '../data/feature.ts';
import { resourceName } from '../data/routes.ts';
import { loadCode } from '../late/load-code.ts';
import type { LabelSource } from '../resource/pages/field-keys.ts';

/** What a language has to have said before a part is drawn. */
export interface NeededWords {
  /** Resolves when the words of these rooms are there. Fails when they cannot be fetched. */
  need(rooms: readonly string[]): Promise<void>;
  /** Lets react-admin's components find what the fields of a resource are called. */
  labels(resource: string, of: LabelSource): void;
}

/** The same features, each part of which comes when its words are there. */
export function withWords(features: readonly Feature[], { need, labels }: NeededWords): readonly Feature[] {
  return features.map(feature => {
    const rooms = feature.words && [SHARED_LABELS, ...feature.words];
    const load = remembered(() => need(rooms ?? []));
    const parts = <T extends { load: () => Promise<unknown>; words?: readonly string[] }>(
      of: readonly T[] | undefined,
    ) => of?.map(part => ({ ...part, load: remembered(() => need(part.words ?? []))(part.load) }));
    const records = (name: string, of: Parameters<typeof callsOf>[0]) =>
      remembered(async () => {
        const [row] = await Promise.all([callsOf(of), need(rooms ?? [])]);
        if (row.labels) labels(name, row.labels);
      });
    return {
      ...feature,
      pages: feature.pages?.map(page => ({ ...page, load: load(page.load) })),
      resources: feature.resources?.map(page => {
        const { list, create, edit, otherwise } = page;
        const name = resourceName(page);
        const load = records(name, page);
        return {
          ...page,
          list: load(list),
          create: create && load(create),
          edit: edit && load(edit),
          ...(otherwise && { otherwise: { ...otherwise, list: records(name, otherwise)(otherwise.list) } }),
        };
      }),
      navbar: parts(feature.navbar),
      figures: parts(feature.figures),
      dashboard: parts(feature.dashboard),
      drawers: parts(feature.drawers),
      news: feature.news?.map(one => ('load' in one ? { ...one, load: load(one.load) } : one)),
    };
  });
}

/** The same for the same: where `list` and `edit` are one component, they stay one. */
function remembered(wait: () => Promise<unknown>): <L extends () => Promise<unknown>>(load: L) => L {
  const made = new Map<unknown, unknown>();
  return <L extends () => Promise<unknown>>(load: L) => {
    const known = made.get(load) ?? (async () => (await Promise.all([loadCode(load), wait()]))[0]);
    made.set(load, known);
    return known as L;
  };
}
