import { useTranslate } from 'ra-core';
import { type Company, company } from '../../contract/company.ts';
import { formatDay } from '../../kit/format/time.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { CompanyInputs } from './CompanyInputs.tsx';
import { CompanyStatus } from './CompanyStatus.tsx';
import { FleetLinks } from './FleetLinks.tsx';

export default function CompanyEdit() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(company);
  const { nameOf } = useAreas();
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('common.none');
    if (field === 'addressType') return nameOf(String(value));
    if (field === 'state') return translate(`company.state.${value}`);
    return field === 'licenseExpire' ? formatDay(Number(value)) : String(value);
  };
  return (
    <ResourceEdit<Company>
      resource={company}
      inputs={CompanyInputs}
      nameOf={row => row.companyName}
      show={show}
      parts={row => ({
        status: <CompanyStatus state={row.state} />,
        facts: [
          { label: translate('company.fleet'), value: <FleetLinks company={row} /> },
          {
            label: labelOf('licenseExpire'),
            value: <Expiry end={row.licenseExpire} isIdle={row.state === 0} />,
          },
        ],
      })}
    />
  );
}
