/** What the features put into the bar at the top; no list waits for it. */
import { useExtensions } from '../data/extensions-context.tsx';
import type { NavbarPart } from '../data/feature.ts';
import { useAfterFirstPage } from '../data/use-after-first-page.ts';
import { FeaturePart } from './FeaturePart.tsx';

interface NavbarPartsProps {
  place: NavbarPart['place'];
  /** Only those that are pressing, or only the others. */
  isPressing?: boolean;
}

export function NavbarParts({ place, isPressing }: NavbarPartsProps) {
  const { navbar } = useExtensions();
  const isAfter = useAfterFirstPage();
  if (!isAfter) return null;
  return navbar
    .filter(
      part => part.place === place && (isPressing ?? part.isPressing === true) === (part.isPressing === true),
    )
    .map(({ key, load }) => <FeaturePart key={key} name={key} load={load} />);
}
