/** Something that a feature puts into the frame: fetched, and kept from breaking it. */
import type { ComponentType } from 'react';
import { useLate } from '../kit/late.tsx';
import { PartBoundary } from './errors/PartBoundary.tsx';

interface FeaturePartProps {
  /** For the error log. */
  name: string;
  load: () => Promise<{ default: ComponentType }>;
}

export function FeaturePart({ name, load }: FeaturePartProps) {
  return (
    <PartBoundary name={name}>
      <Fetched load={load} />
    </PartBoundary>
  );
}

/** Draws nothing while it waits. A failed load is an error of the part. */
function Fetched({ load }: Pick<FeaturePartProps, 'load'>) {
  const { code: part, error } = useLate(load);
  if (error !== undefined) throw error;
  return part && <part.default />;
}
