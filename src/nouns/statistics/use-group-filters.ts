/** The filters of a report by area and by company, with what there is to choose from. */
import { useTranslate } from 'ra-core';
import { NO_COMPANY } from '../../contract/online-rate.ts';
import { useOwnAreas } from '../area/use-own-areas.ts';
import { useCompanies } from '../company/use-companies.ts';

export function useGroupFilters(label: (key: 'area' | 'company') => string) {
  const translate = useTranslate();
  const areas = useOwnAreas();
  const { companies } = useCompanies();
  return [
    { name: 'addressType' as const, label: label('area'), choices: areas },
    {
      name: 'companyId' as const,
      label: label('company'),
      choices: [
        ...companies.map(({ id, companyName, shortName }) => ({
          value: id,
          label: shortName || companyName,
        })),
        { value: NO_COMPANY, label: translate('statistics.noCompany') },
      ],
    },
  ];
}
