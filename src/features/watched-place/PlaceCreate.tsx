import { watchedPlace } from '../../contract/watched-place.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';

export default function PlaceCreate() {
  return <ResourceCreate resource={watchedPlace} inputs={PlaceInputs} record={NEW_PLACE} />;
}

const NEW_PLACE = { radius: 300, state: 1 };
