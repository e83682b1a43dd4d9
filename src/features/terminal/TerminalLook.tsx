/** What a vehicle carries, and what was done to it. */
import { useTranslate } from 'ra-core';
import type { MachineVehicle } from '../../contract/machine.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatDay } from '../../kit/format/time.ts';
import { BelowFacts, Facts } from '../../kit/record/Facts.tsx';
import { MachineLog } from '../../nouns/machine-log/MachineLog.tsx';

export function TerminalLook({ vehicle }: { vehicle: MachineVehicle }) {
  const translate = useTranslate();
  const none = translate('common.none');
  const label = (field: string) => translate(`terminal.field.${field}`);
  return (
    <>
      <Facts
        isOneColumn
        facts={[
          {
            label: label('lastTime'),
            value: <Time value={vehicle.lastTime} missing={translate('terminal.never')} />,
          },
          { label: label('terminalNo'), value: vehicle.terminalNo ?? none },
          { label: label('simNo'), value: vehicle.simNo ?? none },
          { label: label('lightNo'), value: vehicle.lightNo ?? none },
          { label: label('installDate'), value: formatDay(vehicle.installDate) },
          { label: label('companyName'), value: vehicle.companyName ?? none },
          {
            label: label('brandAndModel'),
            value: [vehicle.brand, vehicle.model].filter(Boolean).join(' ') || none,
          },
          { label: label('remark'), value: vehicle.remark || none },
        ]}
      />
      <BelowFacts>
        <MachineLog vehicleId={vehicle.vehicleId} />
      </BelowFacts>
    </>
  );
}
