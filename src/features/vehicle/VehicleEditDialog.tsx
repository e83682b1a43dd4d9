/** State, company and the days of papers, of many vehicles at once. */
import { useTranslate } from 'ra-core';
import { type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { isOutage, useBulkEdit } from '../../data/use-bulk-edit.ts';
import { BulkEditDialog } from '../../kit/bulk/BulkEditDialog.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { useBulkEnd } from '../../kit/list/use-bulk-end.ts';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { VEHICLE } from './paths.ts';
import { useVehicleWords } from './vehicle-words.ts';

export type VehicleToEdit = Vehicle | { id: string };

const rule = rulesOf(vehicle.calls.update.body.shape);

interface VehicleEditDialogProps {
  vehicles: readonly VehicleToEdit[];
  onClose: () => void;
}

export function VehicleEditDialog({ vehicles, onClose }: VehicleEditDialogProps) {
  const translate = useTranslate();
  const { labelOf, choicesOf, show } = useVehicleWords();
  const { edit, isSame, describe } = useBulkEdit(VEHICLE, vehicle.calls.update);
  const end = useBulkEnd(onClose);
  const field = (source: string) => ({ source, label: labelOf(source) });
  const day = (source: 'certExpire' | 'insuranceExpire' | 'inspectExpire') => ({
    ...field(source),
    empty: null,
    input: <DateField {...field(source)} />,
  });
  return (
    <BulkEditDialog
      title={translate('kit.bulk.edit.label')}
      fields={[
        {
          ...field('state'),
          input: <ChoiceField {...field('state')} choices={choicesOf('state')} />,
        },
        { ...field('companyId'), input: <CompanyField {...field('companyId')} /> },
        day('insuranceExpire'),
        day('inspectExpire'),
        day('certExpire'),
        {
          ...field('remark'),
          empty: null,
          input: <TextField {...rule('remark')} label={labelOf('remark')} isMultiline />,
        },
      ]}
      items={vehicles.map(one => ({
        id: one.id,
        name: isRead(one) ? one.plateNumber : one.id,
        note: isRead(one) ? (one.companyName ?? undefined) : undefined,
        record: isRead(one) ? { ...one } : undefined,
      }))}
      edit={({ id, record }, values) => edit({ ...record, id }, values)}
      isSame={isSame}
      show={show}
      describe={describe}
      isOutage={isOutage}
      onClose={end}
    />
  );
}

const isRead = (one: VehicleToEdit): one is Vehicle => 'plateNumber' in one;
