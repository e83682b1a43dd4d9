import { watchedPlace } from '../../contract/watched-place.ts';
import { EntityCreate } from '../../nouns/entity/EntityCreate.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';

export default function PlaceCreate() {
  return <EntityCreate entity={watchedPlace} inputs={PlaceInputs} record={NEW_PLACE} />;
}

const NEW_PLACE = { radius: 300, state: 1 };
