/** Another terminal, SIM or roof light in a vehicle: part of its record, with the lock and the news of that. */
import { type RaRecord, useGetOne, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type MachineVehicle, machineCalls, terminal } from '../../contract/machine.ts';
import { vehicle as register } from '../../contract/vehicle.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { ResourceForm } from '../../resource/pages/ResourceForm.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import pages from './pages.tsx';
import { TERMINAL } from './paths.ts';

type TerminalRow = MachineVehicle & RaRecord;

interface EquipmentDialogProps {
  id: string;
  onClose: () => void;
}

export function EquipmentDialog({ id, onClose }: EquipmentDialogProps) {
  const notify = useNotify();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<TerminalRow>(TERMINAL, { id });
  useEffect(() => {
    if (!error || data) return;
    notify(describe(error).text, { type: 'error' });
    onClose();
  }, [error, data, notify, describe, onClose]);
  return data ? <EquipmentForm vehicle={data} refetch={refetch} onClose={onClose} /> : null;
}

interface EquipmentFormProps {
  vehicle: TerminalRow;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

function EquipmentForm({ vehicle, refetch, onClose }: EquipmentFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const words = useFieldWords(terminal);
  const mayEdit = useMay(machineCalls.saveVehicleInfo);
  const live = useRecordLive({
    resource: register.resource,
    recordId: vehicle.vehicleId,
    mayEdit,
    refetch,
  });
  const save = useRecordSave({
    resource: TERMINAL,
    call: machineCalls.saveVehicleInfo,
    record: vehicle,
    onSaved: () => {
      notify('kit.record.saved', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <DialogForm
      title={translate('terminal.editOf', { plate: vehicle.plateNumber })}
      record={vehicle}
      onSubmit={save.save}
      isSaving={save.isSaving}
      notice={
        <>
          <RecordNotices notices={live.notices} />
          {save.failure ? <RecordNotice {...describe(save.failure)} /> : null}
        </>
      }
      onClose={onClose}
    >
      <UnsavedWatch onChange={live.setUnsaved} />
      <ResourceForm pages={pages} isReadOnly={live.isReadOnly} />
      <RecordConflict
        save={save}
        fields={terminal.inputs}
        labelOf={words.labelOf}
        show={(field, value) => words.show(field, value)}
      />
    </DialogForm>
  );
}
