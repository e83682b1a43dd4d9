/** What a clerk fills in of a vehicle: the same for a new one and for one that is there. */
import { useRecordContext, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { PAPERS, type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FormSections } from '../../kit/form/FormSections.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SuggestField } from '../../kit/form/SuggestField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useOwnAreas } from '../../nouns/area/use-own-areas.ts';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { useMakes } from './use-makes.ts';
import { useVehicleWords, type Worded } from './vehicle-words.ts';

const rule = rulesOf(vehicle.calls.create.body.shape);
type Source = Parameters<typeof rule>[0];

interface VehicleInputsProps {
  isNew?: boolean;
  isReadOnly?: boolean;
}

export function VehicleInputs({ isNew = false, isReadOnly = false }: VehicleInputsProps) {
  const translate = useTranslate();
  const { labelOf, choicesOf } = useVehicleWords();
  const areas = useOwnAreas();
  const record = useRecordContext<Vehicle>();
  const field = { isDisabled: isReadOnly };
  const [companyId, hasOwnArea, brand]: unknown[] = useWatch({
    name: ['companyId', 'hasOwnArea', 'brand'],
  });
  const { brands, modelsOf } = useMakes(!isReadOnly);
  const liesAlone = !companyId || hasOwnArea === 1;
  const text = (source: Source, problem?: string) => (
    <TextField key={source} {...field} {...rule(source, problem)} label={labelOf(source)} />
  );
  const day = (source: Source) => (
    <DateField key={source} {...field} {...rule(source)} label={labelOf(source)} />
  );
  const select = (source: Exclude<Worded, 'hasOwnArea'>) => (
    <SelectField {...field} {...rule(source)} label={labelOf(source)} choices={choicesOf(source)} />
  );
  const section = (key: string, content: React.ReactNode) => ({
    key,
    title: translate(`vehicle.section.${key}`),
    content: <FieldGrid>{content}</FieldGrid>,
  });
  return (
    <FormSections
      sections={[
        section(
          'identity',
          <>
            <TextField
              {...field}
              {...rule('plateNumber', 'vehicle.problem.plateNumber')}
              label={labelOf('plateNumber')}
              isBegun={isNew}
            />
            {select('plateColor')}
            <CompanyField
              {...field}
              source="companyId"
              label={labelOf('companyId')}
              name={record?.companyName}
            />
            {text('ownerName')}
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
              help={liesAlone ? undefined : translate('vehicle.help.addressType')}
              choices={areas}
            />
            <ChoiceField
              {...field}
              source="state"
              label={labelOf('state')}
              choices={choicesOf('state')}
              isWide
            />
          </>,
        ),
        section(
          'papers',
          <>
            {text('operateCertNo')}
            {PAPERS.map(day)}
          </>,
        ),
        section(
          'build',
          <>
            <SuggestField {...field} {...rule('brand')} label={labelOf('brand')} suggestions={brands} />
            <SuggestField
              {...field}
              {...rule('model')}
              label={labelOf('model')}
              suggestions={modelsOf(brand)}
            />
            {text('color')}
            {select('energyType')}
            <NumberField {...field} {...rule('seats')} label={labelOf('seats')} />
            {text('vin', 'vehicle.problem.vin')}
            {text('engineNo')}
            {day('firstRegister')}
          </>,
        ),
        section(
          'equipment',
          <>
            {text('terminalNo')}
            {text('simNo')}
            {text('lightNo')}
            {day('installDate')}
            {select('dataFrom')}
          </>,
        ),
        section(
          'more',
          <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />,
        ),
      ]}
    />
  );
}
