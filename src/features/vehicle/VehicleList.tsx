import { useTranslate } from 'ra-core';
import { PAPER_STATES, type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useVehicleColumns } from './use-vehicle-columns.tsx';
import { useVehicleFilters } from './use-vehicle-filters.ts';
import { useVehicleImport } from './use-vehicle-import.ts';
import { VehicleLook } from './VehicleLook.tsx';
import { VehicleStatus } from './VehicleStatus.tsx';

export default function VehicleList() {
  const translate = useTranslate();
  const columns = useVehicleColumns();
  const { filters, fields } = useVehicleFilters();
  const toImport = useVehicleImport();
  const title = translate('title.vehicle');
  return (
    <ResourceList<Vehicle>
      resource={vehicle}
      nameOf={row => row.plateNumber}
      columns={columns}
      searchHint={translate('vehicle.searchHint')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...PAPER_STATES.filter(state => state !== 'due').map(papers => ({
          key: papers,
          label: translate(`vehicle.papersAre.${papers}`),
          filter: { papers },
        })),
      ]}
      filters={filters}
      fields={fields}
      tools={
        <>
          <ImportButton call={vehicle.calls.create} title={title} fields={toImport} />
          <ExportButton call={vehicle.calls.list} title={title} columns={columns} />
        </>
      }
      quickLook={{
        statusOf: row => <VehicleStatus state={row.state} />,
        body: row => <VehicleLook vehicle={row} />,
      }}
      loadEdit={loadEdit}
    />
  );
}

const loadEdit = () => import('./VehicleEditDialog.tsx');
