/** Drivers as an upstream without a register tells of them: found and looked at, not edited. */
import { useTranslate } from 'ra-core';
import { DRIVER_STATES, driver as resource } from '../../contract/driver.ts';
import { driverCalls, type KnownDriver } from '../../contract/driver-calls.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { Column } from '../../kit/list/column.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { MaskedValue } from '../../kit/masked/MaskedValue.tsx';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useFieldWords } from '../../nouns/resource/use-field-words.ts';
import { DriverPhoto, PhotoPlace } from './DriverPhoto.tsx';
import { DriverStatus } from './DriverStatus.tsx';
import { DRIVER } from './paths.ts';

type Row = KnownDriver & { id: string };

export default function KnownDrivers() {
  const translate = useTranslate();
  const describe = useFailureText();
  const columns = useColumns();
  return (
    <ListPage<Row>
      resource={DRIVER}
      title={translate('title.driver')}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      canSort={false}
      searchHint={translate('driver.knownHint')}
      nameOf={row => row.name}
      pathOf={() => null}
      quickLook={{
        titleOf: row => row.name,
        statusOf: row => <State state={row.state} />,
        body: row => <Look driverId={row.driverId} />,
      }}
      empty={{ title: translate('driver.empty'), why: translate('driver.knownNone') }}
      describeError={describe}
    />
  );
}

function State({ state }: Pick<Row, 'state'>) {
  const known = DRIVER_STATES.find(one => one === state);
  return known === undefined ? null : <DriverStatus state={known} />;
}

function useColumns(): Column<Row>[] {
  const { labelOf, show, none } = useFieldWords(resource);
  return [
    {
      key: 'name',
      head: labelOf('name'),
      width: 120,
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: row => row.name,
    },
    {
      key: 'mobile',
      head: labelOf('mobile'),
      width: 152,
      phone: 'second',
      cell: row => <MaskedValue mask={row.mobile} />,
    },
    {
      key: 'plateNum',
      head: labelOf('shiftPlate'),
      width: 120,
      isMono: true,
      phone: 'second',
      cell: row => row.plateNum ?? none,
    },
    { key: 'companyName', head: labelOf('companyId'), cell: row => row.companyName ?? none },
    {
      key: 'driverType',
      head: labelOf('driverType'),
      width: 96,
      cell: row => show('driverType', row.driverType),
    },
    {
      key: 'online',
      head: labelOf('online'),
      width: 96,
      phone: 'end',
      cell: row => (
        <StatusMark tone={row.online === 1 ? 'ok' : 'off'}>{show('online', row.online)}</StatusMark>
      ),
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 96,
      phone: 'status',
      cell: row => <State state={row.state} />,
    },
  ];
}

/** What the list does not say of him. */
function Look({ driverId }: { driverId: string }) {
  const { labelOf, show, none } = useFieldWords(resource);
  const describe = useFailureText();
  const { data: driver, error, refetch } = useAnswer(driverCalls.info, { query: { driverId } });
  // beside the list already: who is missing leads back to none
  const failure = error ? { ...describe(error), isMissing: false } : undefined;
  if (!driver) return <RecordLoading error={failure} onRetry={() => refetch()} />;
  const said = (
    field: 'certNo' | 'certExpire' | 'licenseExpire' | 'credit' | 'star' | 'score' | 'plateNum',
  ) => ({
    label: labelOf(field),
    value: show(field, driver[field]),
  });
  return (
    <>
      <PhotoPlace>
        <DriverPhoto driver={{ id: driverId, name: driver.name, photoFileId: driver.photoUrl }} />
      </PhotoPlace>
      <Facts
        isOneColumn
        facts={[
          said('plateNum'),
          { label: labelOf('companyId'), value: driver.companyName ?? none },
          said('certNo'),
          said('certExpire'),
          said('licenseExpire'),
          said('credit'),
          said('star'),
          said('score'),
        ]}
      />
    </>
  );
}
