/** Another terminal, SIM or roof light in a vehicle: part of its record, with the lock and the news of that. */
import { type RaRecord, useTranslate } from 'ra-core';
import { type MachineVehicle, machineCalls, terminal } from '../../contract/terminal.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { ResourceForm } from '../../resource/pages/ResourceForm.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { EditDialog } from '../../resource/record/EditDialog.tsx';
import pages from './pages.tsx';
import { TERMINAL } from './paths.ts';

interface EquipmentDialogProps {
  id: string;
  onClose: () => void;
}

export function EquipmentDialog({ id, onClose }: EquipmentDialogProps) {
  const translate = useTranslate();
  const { labelOf, show } = useFieldWords(terminal);
  return (
    <EditDialog<MachineVehicle & RaRecord>
      resource={TERMINAL}
      id={id}
      call={machineCalls.saveVehicleInfo}
      lockedAs={vehicle.resource}
      titleOf={({ plateNumber }) => translate('terminal.editOf', { plate: plateNumber })}
      words={{ labelOf, show: (field, value) => show(field, value) }}
      fields={terminal.inputs}
      onClose={onClose}
    >
      {(_, isReadOnly) => <ResourceForm pages={pages} isReadOnly={isReadOnly} />}
    </EditDialog>
  );
}
