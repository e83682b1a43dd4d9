/** Something that a feature puts into the frame: fetched, and kept from breaking it. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { PartBoundary } from './errors/PartBoundary.tsx';

type Load = () => Promise<{ default: ComponentType }>;

interface FeaturePartProps {
  /** For the error log. */
  name: string;
  load: Load;
}

export function FeaturePart({ name, load }: FeaturePartProps) {
  const Part = fetched(load);
  return (
    <PartBoundary name={name}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PartBoundary>
  );
}

const parts = new WeakMap<Load, LazyExoticComponent<ComponentType>>();

function fetched(load: Load) {
  const Part = parts.get(load) ?? lazy(load);
  parts.set(load, Part);
  return Part;
}
