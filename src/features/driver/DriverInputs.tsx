/** What a clerk fills in of a driver: the same for a new one and for one that is there. */
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type Driver, driver } from '../../contract/driver.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FormSections } from '../../kit/form/FormSections.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { MaskedTextField } from '../../kit/form/MaskedTextField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useOwnAreas } from '../../nouns/area/use-own-areas.ts';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { useDriverWords } from './driver-words.ts';
import { PhotoField } from './PhotoField.tsx';

const rule = rulesOf(driver.calls.create.body.shape);

export function DriverInputs({
  isNew = false,
  isReadOnly = false,
}: {
  isNew?: boolean;
  isReadOnly?: boolean;
}) {
  const translate = useTranslate();
  const { labelOf, choicesOf, credits } = useDriverWords();
  const reveal = useReveal();
  const areas = useOwnAreas();
  const record = useRecordContext<Driver>();
  const field = { isDisabled: isReadOnly };
  const [companyId, hasOwnArea]: unknown[] = useWatch({ name: ['companyId', 'hasOwnArea'] });
  const liesAlone = !companyId || hasOwnArea === 1;
  const masked = (source: 'mobile' | 'idCard' | 'licenseNo', type: 'tel' | 'text') => (
    <MaskedTextField
      {...field}
      {...rule(source, `driver.problem.${source === 'mobile' ? 'mobile' : 'identity'}`)}
      label={labelOf(source)}
      type={type}
      revealing={
        isNew || !record
          ? undefined
          : reveal({
              objectType: 'driver',
              objectId: record.id,
              field: source,
              label: `${labelOf(source)} ${record.name}`,
            })
      }
    />
  );
  const section = (key: string, content: ReactNode) => ({
    key,
    title: translate(`driver.section.${key}`),
    content: <FieldGrid>{content}</FieldGrid>,
  });
  return (
    <FormSections
      sections={[
        section(
          'person',
          <>
            <TextField {...field} {...rule('name')} label={labelOf('name')} />
            {masked('mobile', 'tel')}
            <ChoiceField {...field} source="sex" label={labelOf('sex')} choices={choicesOf('sex')} />
            {masked('idCard', 'text')}
            <ChoiceField
              {...field}
              source="state"
              label={labelOf('state')}
              choices={choicesOf('state')}
              isWide
            />
            <PhotoField isReadOnly={isReadOnly} />
          </>,
        ),
        section(
          'papers',
          <>
            <TextField {...field} {...rule('certNo')} label={labelOf('certNo')} />
            <SelectField
              {...field}
              {...rule('certLevel')}
              label={labelOf('certLevel')}
              choices={choicesOf('certLevel')}
            />
            <DateField {...field} {...rule('certExpire')} label={labelOf('certExpire')} />
            {masked('licenseNo', 'text')}
            <DateField {...field} {...rule('licenseExpire')} label={labelOf('licenseExpire')} />
          </>,
        ),
        section(
          'place',
          <>
            <CompanyField
              {...field}
              source="companyId"
              label={labelOf('companyId')}
              name={record?.companyName}
            />
            <TextField
              {...field}
              {...rule('plateNum')}
              label={labelOf('plateNum')}
              help={translate('driver.help.plateNum')}
            />
            <ChoiceField
              {...field}
              source="driverType"
              label={labelOf('driverType')}
              choices={choicesOf('driverType')}
            />
            <ChoiceField
              {...field}
              source="hasOwnArea"
              label={labelOf('hasOwnArea')}
              choices={choicesOf('hasOwnArea')}
            />
            <SelectField
              {...rule('addressType')}
              isDisabled={isReadOnly || !liesAlone}
              label={labelOf('addressType')}
              help={liesAlone ? undefined : translate('driver.help.addressType')}
              choices={areas}
            />
          </>,
        ),
        section(
          'more',
          <>
            <SelectField {...field} {...rule('credit')} label={labelOf('credit')} choices={credits} />
            <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
          </>,
        ),
      ]}
    />
  );
}
