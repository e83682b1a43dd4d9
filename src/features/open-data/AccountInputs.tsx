import { useTranslate } from 'ra-core';
import { OPEN_SCOPES } from '../../contract/grammar/open-scopes.ts';
import { OPEN_PROTOCOLS, openDataAccount } from '../../contract/open-data.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { PickManyField } from '../../kit/form/PickManyField.tsx';
import { TagsField } from '../../kit/form/TagsField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';

const rule = rulesOf(openDataAccount.calls.create.body.shape);

export function AccountInputs({ isReadOnly }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(openDataAccount);
  const field = { isDisabled: isReadOnly };
  return (
    <FieldGrid>
      <TextField {...field} {...rule('name')} label={labelOf('name')} />
      <ChoiceField
        {...field}
        source="state"
        label={labelOf('state')}
        choices={[1, 0].map(value => ({ value, label: translate(`openDataAccount.state.${value}`) }))}
      />
      <ChoiceField
        {...field}
        source="protocol"
        label={labelOf('protocol')}
        isWide
        choices={OPEN_PROTOCOLS.map(value => ({
          value,
          label: translate(`openDataAccount.protocol.${value}`),
        }))}
      />
      <PickManyField
        {...field}
        source="scopes"
        label={labelOf('scopes')}
        options={OPEN_SCOPES.map(id => ({ id, label: translate(`openDataAccount.scopes.${id}`) }))}
      />
      <TagsField
        {...field}
        {...rule('ipWhitelist', 'openDataAccount.problem.ipWhitelist')}
        label={labelOf('ipWhitelist')}
        help={translate('openDataAccount.help.ipWhitelist')}
        isWide
      />
      <NumberField {...field} {...rule('qps')} label={labelOf('qps')} />
      <NumberField
        {...field}
        {...rule('dailyLimit')}
        label={labelOf('dailyLimit')}
        help={translate('openDataAccount.help.dailyLimit')}
      />
      <DateField {...field} {...rule('expireOn')} label={labelOf('expireOn')} />
      <TextField
        {...field}
        {...rule('dataFrom')}
        label={labelOf('dataFrom')}
        help={translate('openDataAccount.help.dataFrom')}
      />
      <TextField
        {...field}
        {...rule('endpoint', 'openDataAccount.problem.endpoint')}
        label={labelOf('endpoint')}
        isWide
      />
      <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}
