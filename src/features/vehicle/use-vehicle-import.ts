/** What a row of a file can fill: whatever an export has written. Companies and areas are given by their names. */
import { vehicle } from '../../contract/vehicle.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import type { FieldToImport } from '../../nouns/imports/field.ts';
import { isDay } from './vehicle-words.ts';

const WORDED: ReadonlySet<string> = new Set(['plateColor', 'energyType', 'dataFrom', 'state', 'hasOwnArea']);

export function useVehicleImport(): FieldToImport[] {
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const more: Readonly<Record<string, Partial<FieldToImport>>> = {
    plateNumber: { isRequired: true },
    seats: { kind: 'number' },
    addressType: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    companyId: {
      words: companies.flatMap(({ id, companyName, shortName }) =>
        [companyName, shortName].flatMap(label => (label ? { value: id, label } : [])),
      ),
    },
  };
  return vehicle.inputs.map(field => ({
    field,
    label: `vehicle.field.${field}`,
    ...(isDay(field) && { kind: 'day' as const }),
    ...(WORDED.has(field) && { wordsUnder: [`vehicle.${field}`] }),
    ...more[field],
  }));
}
