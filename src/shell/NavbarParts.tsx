/** What the features put into the bar at the top. */
import { useExtensions } from '../data/extensions-context.tsx';
import type { NavbarPart } from '../data/feature.ts';
import { FeaturePart } from './FeaturePart.tsx';

export function NavbarParts({ place }: { place: NavbarPart['place'] }) {
  const { navbar } = useExtensions();
  return navbar
    .filter(part => part.place === place)
    .map(({ key, load }) => <FeaturePart key={key} name={key} load={load} />);
}
