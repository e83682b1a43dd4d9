import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { PAPER_STATES, type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { useMay } from '../../data/session-context.tsx';
import { EntityList } from '../../nouns/entity/EntityList.tsx';
import { RemoveEntities } from '../../nouns/entity/RemoveEntities.tsx';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { PartOnDemand } from '../../nouns/jobs/PartOnDemand.tsx';
import { VEHICLE } from './paths.ts';
import { useVehicleColumns } from './use-vehicle-columns.tsx';
import { useVehicleFilters } from './use-vehicle-filters.ts';
import { useVehicleImport } from './use-vehicle-import.ts';
import type { VehicleToEdit } from './VehicleEditDialog.tsx';
import { VehicleLook } from './VehicleLook.tsx';
import { VehicleStatus } from './VehicleStatus.tsx';

export default function VehicleList() {
  const translate = useTranslate();
  const columns = useVehicleColumns();
  const { filters, fields } = useVehicleFilters();
  const toImport = useVehicleImport();
  const mayEdit = useMay(vehicle.calls.update);
  const mayRemove = useMay(vehicle.calls.remove);
  const [edited, setEdited] = useState<readonly VehicleToEdit[] | null>(null);
  const [doomed, setDoomed] = useState<readonly Vehicle[]>([]);
  const title = translate('title.vehicle');
  return (
    <EntityList<Vehicle>
      entity={vehicle}
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
        titleOf: row => row.plateNumber,
        statusOf: row => <VehicleStatus state={row.state} />,
        body: row => <VehicleLook vehicle={row} />,
      }}
      bulkActions={[
        {
          key: 'edit',
          label: translate('kit.bulk.edit.label'),
          may: mayEdit,
          onClick: (ids, rows) => setEdited(vehiclesOf(ids, rows)),
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
          resource={VEHICLE}
          rows={doomed}
          nameOf={row => row.plateNumber}
          onClose={() => setDoomed([])}
        />
      )}
      <PartOnDemand
        load={loadEdit}
        words={NO_MORE}
        isWanted={edited !== null}
        onFail={() => setEdited(null)}
        draw={EditDialog => <EditDialog vehicles={edited ?? []} onClose={() => setEdited(null)} />}
      />
    </EntityList>
  );
}

/** Most who look at the list only look. */
const loadEdit = async () => ({ default: (await import('./VehicleEditDialog.tsx')).VehicleEditDialog });
const NO_MORE: string[] = [];

/** Everything selected; what could not be read is there by its id alone. */
function vehiclesOf(ids: readonly string[], rows: readonly Vehicle[]): VehicleToEdit[] {
  const known = new Map(rows.map(row => [row.id, row]));
  return ids.map(id => known.get(id) ?? { id });
}
