/** Terminals and SIMs of the vehicles, and when each was last heard. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { machineCalls } from '../../contract/machine.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { PartOnDemand } from '../../nouns/jobs/PartOnDemand.tsx';
import { TERMINAL, TERMINAL_PATH } from './paths.ts';
import { TerminalLook } from './TerminalLook.tsx';
import type { TerminalRow } from './terminal-row.ts';
import { useTerminalColumns } from './use-terminal-columns.tsx';
import { useTerminalFilters } from './use-terminal-filters.ts';

export default function TerminalList() {
  const translate = useTranslate();
  const describe = useFailureText();
  const columns = useTerminalColumns();
  const canFilter = useCapability('filters');
  const canSort = useCapability('sort');
  const mayEdit = useMay(machineCalls.saveVehicleInfo);
  const opensRecord = useMay('vehiclemgr.info') && canFilter;
  const filters = useTerminalFilters();
  const [edited, setEdited] = useState<string | null>(null);
  const title = translate('title.terminal');
  return (
    <ListPage<TerminalRow>
      resource={TERMINAL}
      title={title}
      columns={columns}
      sort={{ field: 'plateNumber', order: 'ASC' }}
      canSort={canSort}
      tabs={
        canFilter
          ? [
              { key: 'all', label: translate('common.all'), filter: {} },
              { key: 'fitted', label: translate('terminal.fitted'), filter: { hasTerminal: 1 } },
              { key: 'silent', label: translate('terminal.silent'), filter: { isSilent: 1 } },
              { key: 'none', label: translate('terminal.notFitted'), filter: { hasTerminal: 0 } },
            ]
          : []
      }
      filters={filters}
      searchHint={translate('terminal.searchHint')}
      tools={<ExportButton call={machineCalls.vehicleList} title={title} columns={columns} />}
      nameOf={row => row.plateNumber}
      // the record of the vehicle, for who has that page
      pathOf={row => (opensRecord ? `/vehicle-manage/vehicle-info/${row.vehicleId}` : TERMINAL_PATH)}
      quickLook={{
        titleOf: row => row.plateNumber,
        body: row => <TerminalLook vehicle={row} />,
      }}
      rowActions={row => [
        {
          key: 'edit',
          label: translate('terminal.edit'),
          may: mayEdit,
          isInLook: true,
          onClick: () => setEdited(row.vehicleId),
        },
      ]}
      empty={{ title: translate('terminal.empty'), why: translate('terminal.emptyWhy') }}
      describeError={describe}
    >
      <PartOnDemand
        load={loadEdit}
        isWanted={edited !== null}
        onFail={() => setEdited(null)}
        draw={EditDialog => edited !== null && <EditDialog id={edited} onClose={() => setEdited(null)} />}
      />
    </ListPage>
  );
}

/** Most who look at the list only look. */
const loadEdit = async () => ({ default: (await import('./EquipmentDialog.tsx')).EquipmentDialog });
