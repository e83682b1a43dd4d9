/** The register of drivers. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Driver, driver } from '../../contract/driver.ts';
import { PAPER_STATES } from '../../contract/vehicle.ts';
import { useMay } from '../../data/session-context.tsx';
import { fieldFilters } from '../../kit/list/conditions.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { EntityList } from '../../nouns/entity/EntityList.tsx';
import { RemoveEntities } from '../../nouns/entity/RemoveEntities.tsx';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { PartOnDemand } from '../../nouns/jobs/PartOnDemand.tsx';
import type { DriverToEdit } from './DriverEditDialog.tsx';
import { DriverLook } from './DriverLook.tsx';
import { DriverStatus } from './DriverStatus.tsx';
import { useDriverWords } from './driver-words.ts';
import { DRIVER } from './paths.ts';
import { useDriverColumns } from './use-driver-columns.tsx';
import { useDriverImport } from './use-driver-import.ts';

export default function DriverList() {
  const translate = useTranslate();
  const columns = useDriverColumns();
  const toImport = useDriverImport();
  const mayEdit = useMay(driver.calls.update);
  const mayRemove = useMay(driver.calls.remove);
  const [edited, setEdited] = useState<readonly DriverToEdit[] | null>(null);
  const [doomed, setDoomed] = useState<readonly Driver[]>([]);
  const { labelOf, choicesOf, credits } = useDriverWords();
  const { areas } = useAreas();
  const { companies } = useCompanies();
  const title = translate('title.driver');
  return (
    <EntityList<Driver>
      entity={driver}
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
        titleOf: row => row.name,
        statusOf: row => <DriverStatus state={row.state} />,
        body: row => <DriverLook driver={row} />,
      }}
      bulkActions={[
        {
          key: 'edit',
          label: translate('kit.bulk.edit.label'),
          may: mayEdit,
          onClick: (ids, rows) => setEdited(driversOf(ids, rows)),
        },
        {
          key: 'remove',
          label: translate('entity.remove'),
          isDangerous: true,
          may: mayRemove,
          onClick: (_ids, rows) => setDoomed(rows),
        },
      ]}
    >
      {doomed.length > 0 && (
        <RemoveEntities
          resource={DRIVER}
          rows={doomed}
          nameOf={row => row.name}
          onClose={() => setDoomed([])}
        />
      )}
      <PartOnDemand
        load={loadEdit}
        words={NO_MORE}
        isWanted={edited !== null}
        onFail={() => setEdited(null)}
        draw={EditDialog => <EditDialog drivers={edited ?? []} onClose={() => setEdited(null)} />}
      />
    </EntityList>
  );
}

/** Most who look at the list only look. */
const loadEdit = async () => ({ default: (await import('./DriverEditDialog.tsx')).DriverEditDialog });
const NO_MORE: string[] = [];

/** Everybody selected; who could not be read is there by his id alone. */
function driversOf(ids: readonly string[], rows: readonly Driver[]): DriverToEdit[] {
  const known = new Map(rows.map(row => [row.id, row]));
  return ids.map(id => known.get(id) ?? { id });
}
