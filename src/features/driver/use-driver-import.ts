/** What a row of a file can fill: companies and areas by their names, the vehicle by its plate. */
import { driver } from '../../contract/driver.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import type { FieldToImport } from '../../nouns/imports/field.ts';
import { isDay, isWorded } from './driver-words.ts';

/** A file knows neither ids nor pictures of ours. */
const LEFT_OUT: ReadonlySet<string> = new Set(['vehicleId', 'photoFileId']);

export function useDriverImport(): FieldToImport[] {
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const more: Readonly<Record<string, Partial<FieldToImport>>> = {
    name: { isRequired: true },
    mobile: { isRequired: true },
    addressType: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    companyId: {
      words: companies.flatMap(({ id, companyName, shortName }) =>
        [companyName, shortName].flatMap(label => (label ? { value: id, label } : [])),
      ),
    },
  };
  return driver.inputs
    .filter(field => !LEFT_OUT.has(field))
    .map(field => ({
      field,
      label: `driver.field.${field}`,
      ...(isDay(field) && { kind: 'day' as const }),
      ...(isWorded(field) && { wordsUnder: [`driver.${field}`] }),
      ...more[field],
    }));
}
