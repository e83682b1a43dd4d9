/** On the dashboard: vehicles that are inside a watched place. */
import { placeVisit } from '../../contract/watched-place.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';

const COUNTED = [{ label: 'placeVisit.insideNow', resource: placeVisit.resource, filter: { inside: 1 } }];

export default function InsideCounts() {
  return <CountedFigures counted={COUNTED} />;
}
