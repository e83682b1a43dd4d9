/** On the dashboard: drivers who may not, or soon may not, drive. */
import { ExpiryFigures } from '../../nouns/papers/ExpiryFigures.tsx';
import { DRIVER } from './paths.ts';

export default function PapersCounts() {
  return <ExpiryFigures resource={DRIVER} />;
}
