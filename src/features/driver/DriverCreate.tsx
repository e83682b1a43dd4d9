import { driver } from '../../contract/driver.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { DriverInputs } from './DriverInputs.tsx';

export default function DriverCreate() {
  return <ResourceCreate resource={driver} inputs={DriverInputs} record={NEW_DRIVER} />;
}

const NEW_DRIVER = { state: 1, sex: 0, driverType: 1, hasOwnArea: 0 };
