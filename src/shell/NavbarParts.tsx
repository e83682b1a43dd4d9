/** What the features put into the bar at the top; no list waits for it. */
import { useExtensions } from '../data/extensions-context.tsx';
import type { NavbarPart } from '../data/feature.ts';
import { useAfterFirstPage } from '../data/use-after-first-page.ts';
import { FeaturePart } from './FeaturePart.tsx';

export function NavbarParts({ place }: { place: NavbarPart['place'] }) {
  const { navbar } = useExtensions();
  const isAfter = useAfterFirstPage();
  if (!isAfter) return null;
  return navbar
    .filter(part => part.place === place)
    .map(({ key, load }) => <FeaturePart key={key} name={key} load={load} />);
}
