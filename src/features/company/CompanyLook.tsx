/** A company as far as one wants to know without opening its page. */
import { useTranslate } from 'ra-core';
import { type Company, company as entity } from '../../contract/company.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { FleetLinks } from './FleetLinks.tsx';
import { useContact } from './use-company-columns.tsx';

export function CompanyLook({ company }: { company: Company }) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(entity);
  const { nameOf } = useAreas();
  const contact = useContact();
  const none = translate('common.none');
  return (
    <Facts
      isOneColumn
      facts={[
        { label: labelOf('shortName'), value: company.shortName || none },
        { label: labelOf('addressType'), value: nameOf(company.addressType) },
        { label: translate('company.fleet'), value: <FleetLinks company={company} /> },
        { label: labelOf('licenseNo'), value: company.licenseNo || none },
        {
          label: labelOf('licenseExpire'),
          value: <Expiry end={company.licenseExpire} isIdle={company.state === 0} />,
        },
        { label: labelOf('contactName'), value: company.contactName || none },
        { label: labelOf('contactMobile'), value: contact(company) },
        { label: labelOf('address'), value: company.address || none },
        { label: labelOf('remark'), value: company.remark || none },
      ]}
    />
  );
}
