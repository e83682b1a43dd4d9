import { taxiLight } from '../../contract/taxi-light.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { LightInputs } from './LightInputs.tsx';

export default function LightCreate() {
  return <ResourceCreate resource={taxiLight} inputs={LightInputs} record={NEW_LIGHT} />;
}

const NEW_LIGHT = { state: 3, brightness: 80 };
