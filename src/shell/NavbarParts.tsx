/** What the features put into the bar at the top. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useExtensions } from '../data/extensions-context.tsx';
import type { NavbarPart } from '../data/feature.ts';
import { PartBoundary } from './errors/PartBoundary.tsx';

export function NavbarParts({ place }: { place: NavbarPart['place'] }) {
  const { navbar } = useExtensions();
  return navbar
    .filter(part => part.place === place)
    .map(part => {
      const Part = fetched(part);
      return (
        <PartBoundary key={part.key} name={part.key}>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </PartBoundary>
      );
    });
}

const parts = new WeakMap<NavbarPart, LazyExoticComponent<ComponentType>>();

function fetched(part: NavbarPart) {
  const Part = parts.get(part) ?? lazy(part.load);
  parts.set(part, Part);
  return Part;
}
