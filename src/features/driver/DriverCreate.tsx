import { driver } from '../../contract/driver.ts';
import { EntityCreate } from '../../nouns/entity/EntityCreate.tsx';
import { DriverInputs } from './DriverInputs.tsx';

export default function DriverCreate() {
  return <EntityCreate entity={driver} inputs={DriverInputs} record={NEW_DRIVER} />;
}

const NEW_DRIVER = { state: 1, sex: 0, driverType: 1, hasOwnArea: 0 };
