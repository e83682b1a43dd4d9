import { useMemo } from 'react';
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { useAnswer } from '../../data/use-call.ts';
import { ResourceCreate } from '../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function VehicleCreate() {
  const { data: prefix } = useAnswer(
    vehicleLookupCalls.getPrePlateNumByAreaCode,
    { query: {} },
    { staleTime: FRESH_MS },
  );
  // what is typed before it comes stays
  const record = useMemo(() => (prefix ? { plateNumber: prefix } : {}), [prefix]);
  return <ResourceCreate pages={pages} record={record} />;
}

/** An hour: it is a setting. */
const FRESH_MS = 3_600_000;
