import { taxiLight } from '../../contract/taxi-light.ts';
import { EntityCreate } from '../../nouns/entity/EntityCreate.tsx';
import { LightInputs } from './LightInputs.tsx';

export default function LightCreate() {
  return <EntityCreate entity={taxiLight} inputs={LightInputs} record={NEW_LIGHT} />;
}

const NEW_LIGHT = { state: 3, brightness: 80 };
