/** On the dashboard: vehicles that may not, or soon may not, be on the road, and those whose pictures wait. */
import { useCapability } from '../../data/session-context.tsx';
import { ExpiryFigures } from '../../nouns/papers/ExpiryFigures.tsx';
import { VEHICLE } from './paths.ts';

export default function PapersCounts() {
  return <ExpiryFigures resource={VEHICLE} more={useCapability('files') ? UNHANDLED : []} />;
}

const UNHANDLED = [{ label: 'papers.unhandled', resource: VEHICLE, filter: { hasUnhandled: 1 } }];
