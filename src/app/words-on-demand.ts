/** A feature's words come with the first of its parts: what nobody opens is not fetched. */
import type { Feature, Load } from '../data/feature.ts';
import { loadCode } from '../late/load-code.ts';

/** The same features, each part of which comes when its words are there. */
export function withWords(
  features: readonly Feature[],
  need: (rooms: readonly string[]) => Promise<void>,
): readonly Feature[] {
  return features.map(feature => {
    const load = remembered(need, feature.words);
    const maybe = (of: Load | undefined) => of && load(of);
    const parts = <T extends { load: () => Promise<unknown>; words?: readonly string[] }>(
      of: readonly T[] | undefined,
    ) => of?.map(part => ({ ...part, load: remembered(need, part.words)(part.load) }));
    return {
      ...feature,
      pages: feature.pages?.map(page => ({ ...page, load: load(page.load) })),
      resources: feature.resources?.map(page => ({
        ...page,
        list: load(page.list),
        create: maybe(page.create),
        edit: maybe(page.edit),
        ...(page.otherwise && { otherwise: { ...page.otherwise, list: load(page.otherwise.list) } }),
      })),
      navbar: parts(feature.navbar),
      figures: parts(feature.figures),
      dashboard: parts(feature.dashboard),
      drawers: parts(feature.drawers),
      news: feature.news?.map(one => ('load' in one ? { ...one, load: load(one.load) } : one)),
    };
  });
}

/** The same for the same: where `list` and `edit` are one component, they stay one. */
function remembered(
  need: (rooms: readonly string[]) => Promise<void>,
  rooms: readonly string[] = [],
): <L extends () => Promise<unknown>>(load: L) => L {
  const made = new Map<unknown, unknown>();
  return <L extends () => Promise<unknown>>(load: L) => {
    const known = made.get(load) ?? (async () => (await Promise.all([loadCode(load), need(rooms)]))[0]);
    made.set(load, known);
    return known as L;
  };
}
