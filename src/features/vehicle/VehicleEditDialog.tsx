/** State, company and the days of papers, of many vehicles at once. */
import { type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { type EditDialogProps, EditRecords, type FieldToEdit } from '../../nouns/record/EditRecords.tsx';
import { VEHICLE } from './paths.ts';
import { useVehicleWords } from './vehicle-words.ts';

export default function VehicleEditDialog(props: EditDialogProps<Vehicle>) {
  const { labelOf, choicesOf, show } = useVehicleWords();
  return (
    <EditRecords<Vehicle>
      {...props}
      resource={VEHICLE}
      call={vehicle.calls.update}
      nameOf={row => row.plateNumber}
      noteOf={row => row.companyName}
      labelOf={labelOf}
      show={show}
      fields={[
        { source: 'state', input: field => <ChoiceField {...field} choices={choicesOf('state')} /> },
        { source: 'companyId', input: field => <CompanyField {...field} /> },
        day('insuranceExpire'),
        day('inspectExpire'),
        day('certExpire'),
      ]}
    />
  );
}

const day = (source: 'certExpire' | 'insuranceExpire' | 'inspectExpire'): FieldToEdit => ({
  source,
  empty: null,
  input: field => <DateField {...field} />,
});
