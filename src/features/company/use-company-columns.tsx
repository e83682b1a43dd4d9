/** The columns of the list of companies, and what a row of a file can fill. */
import { useTranslate } from 'ra-core';
import { type Company, company } from '../../contract/company.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { formatCount } from '../../kit/format/count.ts';
import type { Column } from '../../kit/list/column.ts';
import { MaskedValue } from '../../kit/masked/MaskedValue.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import type { FieldToImport } from '../../nouns/imports/field.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { CompanyStatus } from './CompanyStatus.tsx';

export function useCompanyColumns(): Column<Company>[] {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(company);
  const { areas, nameOf } = useAreas();
  const contact = useContact();
  const none = translate('common.none');
  return [
    {
      key: 'companyName',
      head: labelOf('companyName'),
      sortBy: 'companyName',
      phone: 'title',
      isFixed: true,
      cell: row => row.companyName,
      exported: ['companyName', 'shortName'].map(field => ({ field, head: labelOf(field) })),
    },
    {
      key: 'addressType',
      head: labelOf('addressType'),
      width: 88,
      sortBy: 'addressType',
      phone: 'second',
      cell: row => nameOf(row.addressType),
      exported: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    },
    {
      key: 'vehicleCount',
      head: labelOf('vehicleCount'),
      width: 72,
      isNumber: true,
      cell: row => formatCount(row.vehicleCount),
      exported: { kind: 'number' },
    },
    {
      key: 'driverCount',
      head: labelOf('driverCount'),
      width: 72,
      isNumber: true,
      cell: row => formatCount(row.driverCount),
      exported: { kind: 'number' },
    },
    {
      key: 'contactName',
      head: labelOf('contactName'),
      width: 96,
      cell: row => row.contactName || none,
    },
    {
      key: 'contactMobile',
      head: labelOf('contactMobile'),
      width: 164,
      cell: contact,
    },
    {
      key: 'licenseExpire',
      head: labelOf('licenseExpire'),
      width: 188,
      sortBy: 'licenseExpire',
      phone: 'end',
      cell: row => <Expiry end={row.licenseExpire} isIdle={row.state === 0} />,
      exported: [
        { field: 'licenseNo', head: labelOf('licenseNo') },
        { field: 'licenseExpire', head: labelOf('licenseExpire'), kind: 'day' },
        { field: 'address', head: labelOf('address') },
      ],
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 84,
      sortBy: 'state',
      phone: 'status',
      cell: row => <CompanyStatus state={row.state} />,
      exported: [
        {
          field: 'state',
          head: labelOf('state'),
          words: [1, 0].map(value => ({ value: String(value), label: translate(`company.state.${value}`) })),
        },
        { field: 'remark', head: labelOf('remark') },
      ],
    },
  ];
}

/** The number of a company's contact, for who may see it whole with the way there. */
export function useContact() {
  const translate = useTranslate();
  const reveal = useReveal();
  return ({ id, companyName, contactMobile }: Company) =>
    contactMobile ? (
      <MaskedValue
        key={id}
        mask={contactMobile}
        revealing={reveal({
          objectType: 'company',
          objectId: id,
          field: 'contactMobile',
          label: `${translate('company.field.contactMobile')} ${companyName}`,
        })}
      />
    ) : (
      translate('common.none')
    );
}

const FIELDS = [
  'companyName',
  'shortName',
  'addressType',
  'licenseNo',
  'licenseExpire',
  'address',
  'contactName',
  'contactMobile',
  'state',
  'remark',
] as const;

export function useCompanyImport(): FieldToImport[] {
  const { areas } = useAreas();
  const more: Readonly<Record<string, Partial<FieldToImport>>> = {
    companyName: { isRequired: true },
    addressType: { isRequired: true, words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    licenseExpire: { kind: 'day' },
    state: { wordsUnder: ['company.state'] },
  };
  return FIELDS.map(field => ({ field, label: `company.field.${field}`, ...more[field] }));
}
