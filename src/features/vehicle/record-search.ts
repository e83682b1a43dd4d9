/** Vehicles for the search of the frame, found by plate, terminal, brand or owner. */
import { vehicle } from '../../contract/vehicle.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { vehiclePath } from './paths.ts';

const PAGE = { current: 1, size: 20 };

export async function findVehicles(keyword: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { rows } = await ask(vehicle.calls.list, { query: { ...PAGE, keyword } }, { signal });
  return rows.map(({ id, plateNumber, brand, model, companyName }) => ({
    path: vehiclePath(id),
    name: plateNumber,
    hint: [[brand, model].filter(Boolean).join(' '), companyName].filter(Boolean).join(' · '),
  }));
}
