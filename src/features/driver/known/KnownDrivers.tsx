/** Drivers as an upstream without a register tells of them: found and looked at, not edited. */
import { useTranslate } from 'ra-core';
import { driver as resource } from '../../../contract/driver.ts';
import { driverCalls, knownDriver } from '../../../contract/driver-calls.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Facts } from '../../../kit/record/Facts.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { statusOf } from '../../../resource/pages/columns.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';
import { DriverPhoto, PhotoPlace } from '../DriverPhoto.tsx';
import pages from './pages.tsx';

export default function KnownDrivers() {
  const translate = useTranslate();
  const words = useFieldWords(knownDriver);
  return (
    <ResourceListPage
      pages={pages}
      canSort={false}
      searchHint={translate('driver.knownHint')}
      pathOf={() => null}
      quickLook={{ statusOf: statusOf(pages, words), body: row => <Look driverId={row.driverId} /> }}
      rowActions={undefined}
      tools={null}
      empty={{ title: translate('driver.empty'), why: translate('driver.knownNone') }}
    />
  );
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
