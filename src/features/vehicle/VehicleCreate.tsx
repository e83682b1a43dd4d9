import { useMemo } from 'react';
import { vehicle } from '../../contract/vehicle.ts';
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { useAnswer } from '../../data/use-call.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { VehicleInputs } from './VehicleInputs.tsx';

export default function VehicleCreate() {
  const { data: prefix } = useAnswer(
    vehicleLookupCalls.getPrePlateNumByAreaCode,
    { query: {} },
    { staleTime: FRESH_MS },
  );
  // what is typed before it comes stays
  const record = useMemo(() => ({ ...NEW_VEHICLE, ...(prefix && { plateNumber: prefix }) }), [prefix]);
  return <ResourceCreate resource={vehicle} inputs={VehicleInputs} record={record} />;
}

/** An hour: it is a setting. */
const FRESH_MS = 3_600_000;

const NEW_VEHICLE = { state: 1, hasOwnArea: 0, dataFrom: 1, seats: 5, plateColor: 'blue' };
