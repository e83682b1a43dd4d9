import { useRecordContext, useTranslate } from 'ra-core';
import { type Company, company } from '../../contract/company.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { MaskedTextField } from '../../kit/form/MaskedTextField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useOwnAreas } from '../../nouns/area/use-own-areas.ts';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';

const rule = rulesOf(company.calls.create.body.shape);

export function CompanyInputs({ isReadOnly }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const reveal = useReveal();
  const { labelOf } = useResourceWords(company);
  const areas = useOwnAreas();
  const record = useRecordContext<Company>();
  const field = { isDisabled: isReadOnly };
  return (
    <FieldGrid>
      <TextField {...field} {...rule('companyName')} label={labelOf('companyName')} />
      <TextField {...field} {...rule('shortName')} label={labelOf('shortName')} />
      <SelectField
        {...field}
        {...rule('addressType')}
        label={labelOf('addressType')}
        help={translate('company.help.addressType')}
        choices={areas}
      />
      <ChoiceField
        {...field}
        source="state"
        label={labelOf('state')}
        choices={[1, 0].map(value => ({ value, label: translate(`company.state.${value}`) }))}
      />
      <TextField {...field} {...rule('licenseNo')} label={labelOf('licenseNo')} />
      <DateField {...field} {...rule('licenseExpire')} label={labelOf('licenseExpire')} />
      <TextField {...field} {...rule('contactName')} label={labelOf('contactName')} />
      <MaskedTextField
        {...field}
        source="contactMobile"
        label={labelOf('contactMobile')}
        type="tel"
        validate={rule('contactMobile', 'company.problem.contactMobile').validate}
        revealing={
          record?.id === undefined
            ? undefined
            : reveal({
                objectType: 'company',
                objectId: record.id,
                field: 'contactMobile',
                label: `${labelOf('contactMobile')} ${record.companyName}`,
              })
        }
      />
      <TextField {...field} {...rule('address')} label={labelOf('address')} isWide />
      <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}
