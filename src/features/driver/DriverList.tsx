/** The register of drivers. */
import { useTranslate } from 'ra-core';
import { type Driver, driver } from '../../contract/driver.ts';
import { PAPER_STATES } from '../../contract/vehicle.ts';
import { fieldFilters } from '../../kit/list/conditions.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { DriverLook } from './DriverLook.tsx';
import { DriverStatus } from './DriverStatus.tsx';
import { useDriverWords } from './driver-words.ts';
import { useDriverColumns } from './use-driver-columns.tsx';
import { useDriverImport } from './use-driver-import.ts';

export default function DriverList() {
  const translate = useTranslate();
  const columns = useDriverColumns();
  const toImport = useDriverImport();
  const { labelOf, choicesOf, credits } = useDriverWords();
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const title = translate('title.driver');
  return (
    <ResourceList<Driver>
      resource={driver}
      nameOf={row => row.name}
      columns={columns}
      searchHint={translate('driver.searchHint')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...PAPER_STATES.filter(state => state !== 'due').map(papers => ({
          key: papers,
          label: translate(`driver.papersAre.${papers}`),
          filter: { papers },
        })),
      ]}
      filters={[
        {
          name: 'companyId',
          label: labelOf('companyId'),
          choices: companies.map(({ id, companyName }) => ({ value: id, label: companyName })),
        },
        { name: 'plateNum', label: labelOf('plateNum'), kind: 'text', isMono: true },
        { name: 'mobile', label: labelOf('mobile'), kind: 'text' },
        { name: 'state', label: labelOf('state'), choices: choicesOf('state') },
        { name: 'driverType', label: labelOf('driverType'), choices: choicesOf('driverType') },
        { name: 'online', label: labelOf('online'), choices: choicesOf('online') },
        {
          name: 'addressType',
          label: labelOf('addressType'),
          choices: areas.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      fields={fieldFilters(driver.filters, labelOf, {
        credit: { choices: credits },
        certNo: { isMono: true },
      })}
      tools={
        <>
          <ImportButton call={driver.calls.create} title={title} fields={toImport} />
          <ExportButton call={driver.calls.list} title={title} columns={columns} />
        </>
      }
      quickLook={{
        statusOf: row => <DriverStatus state={row.state} />,
        body: row => <DriverLook driver={row} />,
      }}
      loadEdit={loadEdit}
    />
  );
}

const loadEdit = () => import('./DriverEditDialog.tsx');
