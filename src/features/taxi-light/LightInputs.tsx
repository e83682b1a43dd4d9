import { useRecordContext, useTranslate } from 'ra-core';
import { LIGHT_STATES, type TaxiLight, taxiLight } from '../../contract/taxi-light.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';

const rule = rulesOf(taxiLight.calls.create.body.shape);

export function LightInputs({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(taxiLight);
  const light = useRecordContext<TaxiLight>();
  const field = { isDisabled: isReadOnly };
  const isCarried = Boolean(light?.vehicleId);
  return (
    <FieldGrid>
      <TextField
        {...rule('lightNo')}
        isDisabled={isReadOnly || isCarried}
        label={labelOf('lightNo')}
        help={isCarried ? translate('taxiLight.help.lightNo') : undefined}
      />
      <TextField {...field} {...rule('firmware')} label={labelOf('firmware')} />
      <NumberField
        {...field}
        {...rule('brightness')}
        label={labelOf('brightness')}
        help={translate('taxiLight.help.brightness')}
      />
      <TextField {...field} {...rule('showText')} label={labelOf('showText')} />
      <ChoiceField
        {...field}
        source="state"
        label={labelOf('state')}
        isWide
        choices={LIGHT_STATES.map(value => ({ value, label: translate(`taxiLight.state.${value}`) }))}
      />
      <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}
