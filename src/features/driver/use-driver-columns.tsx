/** The columns of the register. */
import { useTranslate } from 'ra-core';
import { DRIVER_LEFT, type Driver } from '../../contract/driver.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { formatCount } from '../../kit/format/count.ts';
import type { Column } from '../../kit/list/column.ts';
import { MaskedValue } from '../../kit/masked/MaskedValue.tsx';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { DriverStatus } from './DriverStatus.tsx';
import { useDriverWords, type Worded } from './driver-words.ts';

export function useDriverColumns(): Column<Driver>[] {
  const translate = useTranslate();
  const { labelOf, show, none, choicesOf } = useDriverWords();
  const { companies } = useCompanies();
  const reveal = useReveal();
  const words = (field: Worded) =>
    choicesOf(field).map(({ value, label }) => ({ value: String(value), label }));
  return [
    {
      key: 'name',
      head: labelOf('name'),
      width: 112,
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: row => row.name,
      exported: [
        { field: 'name', head: labelOf('name') },
        { field: 'sex', head: labelOf('sex'), words: words('sex') },
      ],
    },
    {
      key: 'mobile',
      head: labelOf('mobile'),
      width: 164,
      phone: 'second',
      cell: row => (
        <MaskedValue
          mask={row.mobile}
          revealing={reveal({
            objectType: 'driver',
            objectId: row.id,
            field: 'mobile',
            label: `${labelOf('mobile')} ${row.name}`,
          })}
        />
      ),
    },
    {
      key: 'plateNum',
      head: labelOf('plateNum'),
      width: 104,
      isMono: true,
      phone: 'second',
      cell: row => row.plateNum ?? none,
    },
    {
      key: 'companyName',
      head: labelOf('companyId'),
      // the whole names of a town's companies all begin alike
      cell: row => (
        <span title={row.companyName ?? undefined}>
          {companies.find(({ id }) => id === row.companyId)?.shortName || (row.companyName ?? none)}
        </span>
      ),
      exported: { head: labelOf('companyId') },
    },
    {
      key: 'driverType',
      head: labelOf('driverType'),
      width: 76,
      cell: row => show('driverType', row.driverType),
      exported: { words: words('driverType') },
    },
    {
      key: 'papersExpire',
      head: translate('driver.firstPaper'),
      width: 184,
      sortBy: 'papersExpire',
      cell: row => <FirstPaper driver={row} />,
      exported: [
        { field: 'certNo', head: labelOf('certNo') },
        { field: 'certExpire', head: labelOf('certExpire'), kind: 'day' },
        { field: 'licenseExpire', head: labelOf('licenseExpire'), kind: 'day' },
        { field: 'registerTime', head: labelOf('registerTime'), kind: 'day' },
      ],
    },
    {
      key: 'credit',
      head: labelOf('credit'),
      width: 76,
      cell: row => row.credit ?? none,
    },
    {
      key: 'score',
      head: labelOf('score'),
      width: 72,
      sortBy: 'score',
      isNumber: true,
      cell: row => formatCount(row.score),
      exported: { kind: 'number' },
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 88,
      sortBy: 'state',
      phone: 'status',
      cell: row => <DriverStatus state={row.state} />,
      exported: { words: words('state') },
    },
  ];
}

/** Whichever ends first, by name where it matters. */
export function FirstPaper({ driver }: { driver: Driver }) {
  const translate = useTranslate();
  const { papersExpire, certExpire, state } = driver;
  const name = translate(`driver.paper.${papersExpire === certExpire ? 'cert' : 'license'}`);
  return <Expiry end={papersExpire} name={name} isIdle={state === DRIVER_LEFT} />;
}
