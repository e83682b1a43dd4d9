/** Terminals and SIMs of the vehicles, and when each was last heard. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { machineCalls } from '../../contract/terminal.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { TERMINAL_PATH } from './paths.ts';

export default function TerminalList() {
  const translate = useTranslate();
  const canFilter = useCapability('filters');
  const mayEdit = useMay(machineCalls.saveVehicleInfo);
  const opensRecord = useMay('vehiclemgr.info') && canFilter;
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <ResourceListPage
      pages={pages}
      // the specification filters by neither
      {...(!canFilter && { tabs: [] })}
      // the record of the vehicle, for who has that page
      pathOf={row => (opensRecord ? `/vehicle-manage/vehicle-info/${row.vehicleId}` : TERMINAL_PATH)}
      rowActions={row => [
        {
          key: 'edit',
          label: translate('terminal.edit'),
          may: mayEdit,
          isInLook: true,
          onClick: () => setEdited(row.vehicleId),
        },
      ]}
    >
      {edited !== null && <EquipmentDialog id={edited} onClose={() => setEdited(null)} />}
    </ResourceListPage>
  );
}

/** Most who look at the list only look. */
const EquipmentDialog = late(() => import('./EquipmentDialog.tsx'), 'EquipmentDialog');
