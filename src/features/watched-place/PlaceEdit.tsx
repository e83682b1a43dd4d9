/** One place: where it is, who is inside, and what was changed about it. */
import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import { usePlacePages } from './pages.tsx';
import { usePlaceCounts } from './use-places.ts';

export default function PlaceEdit() {
  return <ResourceEdit pages={usePlacePages(usePlaceCounts())} />;
}
