/** State, company, shift and credit of many drivers at once. */
import { useTranslate } from 'ra-core';
import { type Driver, driver } from '../../contract/driver.ts';
import { isOutage, useBulkEdit } from '../../data/use-bulk-edit.ts';
import { BulkEditDialog } from '../../kit/bulk/BulkEditDialog.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useBulkEnd } from '../../kit/list/use-bulk-end.ts';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { useDriverWords } from './driver-words.ts';
import { DRIVER } from './paths.ts';

export type DriverToEdit = Driver | { id: string };

const rule = rulesOf(driver.calls.update.body.shape);

interface DriverEditDialogProps {
  drivers: readonly DriverToEdit[];
  onClose: () => void;
}

export function DriverEditDialog({ drivers, onClose }: DriverEditDialogProps) {
  const translate = useTranslate();
  const { labelOf, choicesOf, credits, show } = useDriverWords();
  const { edit, isSame, describe } = useBulkEdit(DRIVER, driver.calls.update);
  const end = useBulkEnd(onClose);
  const field = (source: string) => ({ source, label: labelOf(source) });
  return (
    <BulkEditDialog
      title={translate('kit.bulk.edit.label')}
      fields={[
        {
          ...field('state'),
          input: <ChoiceField {...field('state')} choices={choicesOf('state')} />,
        },
        { ...field('companyId'), input: <CompanyField {...field('companyId')} /> },
        {
          ...field('driverType'),
          input: <ChoiceField {...field('driverType')} choices={choicesOf('driverType')} />,
        },
        {
          ...field('credit'),
          empty: null,
          input: <SelectField {...rule('credit')} label={labelOf('credit')} choices={credits} />,
        },
        {
          ...field('remark'),
          empty: null,
          input: <TextField {...rule('remark')} label={labelOf('remark')} isMultiline />,
        },
      ]}
      items={drivers.map(one => ({
        id: one.id,
        name: isRead(one) ? one.name : one.id,
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

const isRead = (one: DriverToEdit): one is Driver => 'name' in one;
