/** Drivers for the search of the frame, found by name, pinyin or certificate. */
import { driver } from '../../contract/driver.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { driverPath } from './paths.ts';

const PAGE = { current: 1, size: 20 };

export async function findDrivers(keyword: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { rows } = await ask(driver.calls.list, { query: { ...PAGE, keyword } }, { signal });
  return rows.map(({ id, name, plateNum, companyName }) => ({
    path: driverPath(id),
    name,
    hint: [plateNum, companyName].filter(Boolean).join(' · '),
  }));
}
