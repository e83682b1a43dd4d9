/** The accounts that deliver positions. */
import { AccountList } from './AccountList.tsx';

export default function VehicleDataAccess() {
  return <AccountList name="vehicleDataAccess" filter={DELIVERING} />;
}

const DELIVERING = { scopes: 'pushPositions' } as const;
