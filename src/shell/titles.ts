/** What the page of a route is called, and what is done there. */
import type { Feature } from '../data/feature.ts';
import { type Route, sectionsAround, sectionsOf } from '../data/routes.ts';

/** Keys of the catalogue from the outside in: sections, page, and what is done there. */
export function titlesOf(features: readonly Feature[], route: Route): string[] {
  const sections = sectionsAround(sectionsOf(features), route.page.section);
  const act = actOf(route);
  return [...sections.map(({ title }) => title), route.page.title, ...(act ? [act] : [])];
}

/** Whether a title names what is done on the page before it. */
export const isActTitle = (title: string) => ACTS.some(act => act === title);

const ACTS = ['shell.create', 'shell.edit', 'shell.view'] as const;

function actOf(route: Route): (typeof ACTS)[number] | undefined {
  if (route.kind === 'create') return 'shell.create';
  if (route.kind === 'edit') return route.page.may.update ? 'shell.edit' : 'shell.view';
  return undefined;
}
