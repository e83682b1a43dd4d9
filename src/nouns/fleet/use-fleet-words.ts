/** How the fields of what belongs to a company (a vehicle, a driver) read: words, days, areas, companies. */
import { useTranslate } from 'ra-core';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { formatDay } from '../../kit/format/time.ts';
import { useAreas } from '../area/use-areas.ts';
import { useCompanies } from '../company/use-companies.ts';
import { useResourceWords } from '../resource/use-resource-words.ts';

/** The values of fields that have words, `<entity>.<field>.<value>`, in the order of their choices. */
type Values = Readonly<Record<string, readonly (string | number)[]>>;

export function useFleetWords<V extends Values>(
  entity: AnyResource,
  values: V,
  isDay: (field: string) => boolean,
) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(entity);
  const { nameOf: areaOf } = useAreas();
  const { nameOf: companyOf } = useCompanies();
  const none = translate('common.none');
  const wordOf = (field: string, value: unknown) => translate(`${entity.name}.${field}.${value}`);
  return {
    labelOf,
    none,
    /** For inputs and filters. */
    choicesOf: <F extends keyof V & string>(field: F) =>
      (values[field] ?? []).map((value: V[F][number]) => ({ value, label: wordOf(field, value) })),
    show: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return none;
      if (Object.hasOwn(values, field)) return wordOf(field, value);
      if (isDay(field)) return formatDay(Number(value));
      if (field === 'addressType') return areaOf(String(value));
      return field === 'companyId' ? companyOf(String(value)) : String(value);
    },
  };
}
