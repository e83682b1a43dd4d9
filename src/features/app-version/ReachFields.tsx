/** Whom a version reaches: everybody, a share, areas or accounts. */
import { useTranslate, type Validator } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { appVersion } from '../../contract/app-version.ts';
import {
  BY_AREA,
  BY_LIST,
  BY_PERCENT,
  grayItems,
  MOST_ACCOUNTS,
  reachProblem,
} from '../../contract/app-version-reach.ts';
import type { GrayType } from '../../contract/gray-types.ts';
import { useSession } from '../../data/session-context.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { PickManyField } from '../../kit/form/PickManyField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { type Choice, useFieldWords } from '../../resource/pages/use-field-words.ts';

export function ReachTypeField(field: FieldProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const { choicesOf } = useFieldWords(appVersion);
  const { setValue } = useFormContext();
  return (
    <ChoiceField
      {...field}
      help={user.areaIds.length > 0 ? translate('appVersion.help.ownAreas') : undefined}
      choices={choicesOf('grayType') as readonly Choice<GrayType>[]}
      // what names areas is no percentage
      onPicked={() => setValue('grayValue', null, { shouldDirty: true, shouldValidate: false })}
    />
  );
}

export function ReachField(props: FieldProps) {
  const translate = useTranslate();
  const grayType = Number(useWatch({ name: 'grayType' }) ?? 0);
  const field = { ...props, validate: fitsReach, isRequired: true };
  switch (grayType) {
    case BY_PERCENT:
      return (
        <TextField
          {...field}
          label={translate('appVersion.grayValue.percent')}
          help={translate('appVersion.help.percent')}
          type="number"
        />
      );
    case BY_AREA:
      return <AreasField {...field} />;
    case BY_LIST:
      return <AccountsField {...field} />;
    default:
      return null;
  }
}

function AreasField(value: FieldProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const { areas } = useAreas();
  const isLimited = user.areaIds.length > 0;
  const barredBy = (id: string, isEnabled: boolean) => {
    if (isLimited && !user.areaIds.includes(id)) return translate('appVersion.barredArea');
    return isEnabled ? undefined : translate('appVersion.disabledArea');
  };
  return (
    <PickManyField
      {...value}
      label={translate('appVersion.grayValue.areas')}
      options={areas.map(({ id, name, isEnabled }) => ({ id, label: name, barred: barredBy(id, isEnabled) }))}
      toIds={ids => grayItems(textOf(ids))}
      fromIds={ids => ids.join(',') || null}
    />
  );
}

function AccountsField(value: FieldProps) {
  const translate = useTranslate();
  const accounts = grayItems(textOf(useWatch({ name: value.source })));
  return (
    <TextField
      {...value}
      label={translate('appVersion.grayValue.accounts')}
      help={translate('appVersion.help.accounts', { smart_count: accounts.length, most: MOST_ACCOUNTS })}
      isMultiline
      isWide
    />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const fitsReach: Validator = (value, values) => {
  const problem = reachProblem({
    grayType: Number(values.grayType ?? 0) as GrayType,
    grayValue: textOf(value),
  });
  return problem && { message: `appVersion.problem.${problem}`, args: { most: MOST_ACCOUNTS } };
};
