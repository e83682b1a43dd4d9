/** What the features add to the frame, for one visitor. */
import { isAllowed, type May } from '../contract/grammar/may.ts';
import type { CapabilityName } from '../contract/platform.ts';
import type { Extensions } from '../data/extensions-context.tsx';
import type { Feature } from '../data/feature.ts';
import { resourcesOf, type Visitor } from '../data/routes.ts';

interface Offer {
  needs: readonly May[];
  capability?: CapabilityName;
  order?: number;
}

/** In their order; without one, in that of the features. */
export function extensionsFor(
  features: readonly Feature[],
  { rights }: Visitor,
  capabilities: ReadonlySet<CapabilityName>,
): Extensions {
  const isHere = ({ capability }: { capability?: CapabilityName }) =>
    capability === undefined || capabilities.has(capability);
  const offered = <T extends Offer>(of: (feature: Feature) => readonly T[] | undefined): T[] =>
    features
      .flatMap(feature => of(feature) ?? [])
      .filter(isHere)
      .filter(({ needs }) => needs.every(may => isAllowed(may, rights)))
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    navbar: offered(feature => feature.navbar),
    figures: offered(feature => feature.figures),
    dashboard: offered(feature => feature.dashboard),
    drawers: offered(feature => feature.drawers),
    searches: offered(feature => feature.searches),
    news: features.flatMap(({ news = [] }) => news).filter(isHere),
    approvals: new Map(
      features.flatMap(({ approvals = [] }) => approvals).map(({ kind, load }) => [kind, load] as const),
    ),
    importPages: new Map(
      resourcesOf(features).flatMap(({ importCall, path }) =>
        importCall ? [[`${importCall.room}.${importCall.name}`, path] as const] : [],
      ),
    ),
  };
}
