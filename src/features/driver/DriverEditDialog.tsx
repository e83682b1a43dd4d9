/** State, company, shift and credit of many drivers at once. */
import { type Driver, driver } from '../../contract/driver.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { type EditDialogProps, EditRecords } from '../../nouns/record/EditRecords.tsx';
import { useDriverWords } from './driver-words.ts';
import { DRIVER } from './paths.ts';

export default function DriverEditDialog(props: EditDialogProps<Driver>) {
  const { labelOf, choicesOf, credits, show } = useDriverWords();
  return (
    <EditRecords<Driver>
      {...props}
      resource={DRIVER}
      call={driver.calls.update}
      nameOf={row => row.name}
      noteOf={row => row.companyName}
      labelOf={labelOf}
      show={show}
      fields={[
        { source: 'state', input: field => <ChoiceField {...field} choices={choicesOf('state')} /> },
        { source: 'companyId', input: field => <CompanyField {...field} /> },
        {
          source: 'driverType',
          input: field => <ChoiceField {...field} choices={choicesOf('driverType')} />,
        },
        { source: 'credit', empty: null, input: field => <SelectField {...field} choices={credits} /> },
      ]}
    />
  );
}
