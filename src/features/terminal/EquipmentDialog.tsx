/** Another terminal, SIM or roof light in a vehicle: part of its record, with the lock and the news of that. */
import { useGetOne, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { machineCalls } from '../../contract/machine.ts';
import { vehicle as register } from '../../contract/vehicle.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { formatDay } from '../../kit/format/time.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { TERMINAL } from './paths.ts';
import type { TerminalRow } from './terminal-row.ts';

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

const rule = rulesOf(machineCalls.saveVehicleInfo.body.shape);
const FIELDS = ['terminalNo', 'simNo', 'lightNo', 'installDate', 'remark'] as const;

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
  const labelOf = (field: string) => translate(`terminal.field.${field}`);
  const show = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return translate('common.none');
    return field === 'installDate' ? formatDay(Number(value)) : String(value);
  };
  const mayEdit = useMay(machineCalls.saveVehicleInfo);
  const live = useRecordLive({
    resource: register.resource,
    recordId: vehicle.vehicleId,
    mayEdit,
    refetch,
  });
  const field = { isDisabled: live.isReadOnly };
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
      <FieldGrid>
        {(['terminalNo', 'simNo', 'lightNo'] as const).map(source => (
          <TextField key={source} {...field} {...rule(source)} label={labelOf(source)} />
        ))}
        <DateField {...field} {...rule('installDate')} label={labelOf('installDate')} />
        <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
      </FieldGrid>
      <RecordConflict save={save} fields={FIELDS} labelOf={labelOf} show={show} />
    </DialogForm>
  );
}
