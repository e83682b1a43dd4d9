/** Whom a version reaches: everybody, a share, areas or accounts. */
import { useTranslate, type Validator } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  BY_AREA,
  BY_LIST,
  BY_PERCENT,
  grayItems,
  MOST_ACCOUNTS,
  reachProblem,
} from '../../contract/app-version-reach.ts';
import { GRAY_TYPES, type GrayType } from '../../contract/gray-types.ts';
import { useSession } from '../../data/session-context.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { PickManyField } from '../../kit/form/PickManyField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useVersionWords } from './use-version-words.ts';

export function ReachFields({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { labelOf } = useVersionWords();
  const { setValue } = useFormContext();
  const grayType = Number(useWatch({ name: 'grayType' }) ?? 0);
  const isLimited = user.areaIds.length > 0;
  const value = { source: 'grayValue', validate: fitsReach, isRequired: true, isDisabled: isReadOnly };
  return (
    <>
      <ChoiceField
        source="grayType"
        label={labelOf('grayType')}
        help={isLimited ? translate('version.help.ownAreas') : undefined}
        isDisabled={isReadOnly}
        choices={GRAY_TYPES.map(type => ({ value: type, label: translate(`version.grayType.${type}`) }))}
        // what names areas is no percentage
        onPicked={() => setValue('grayValue', null, { shouldDirty: true, shouldValidate: false })}
      />
      {grayType === BY_PERCENT && (
        <TextField
          {...value}
          label={translate('version.grayValue.percent')}
          help={translate('version.help.percent')}
          type="number"
        />
      )}
      {grayType === BY_AREA && <AreasField {...value} />}
      {grayType === BY_LIST && <AccountsField {...value} />}
    </>
  );
}

interface ValueProps {
  source: string;
  validate: Validator;
  isRequired: boolean;
  isDisabled: boolean;
}

function AreasField(value: ValueProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const { areas } = useAreas();
  const isLimited = user.areaIds.length > 0;
  const barredBy = (id: string, isEnabled: boolean) => {
    if (isLimited && !user.areaIds.includes(id)) return translate('version.barredArea');
    return isEnabled ? undefined : translate('version.disabledArea');
  };
  return (
    <PickManyField
      {...value}
      label={translate('version.grayValue.areas')}
      options={areas.map(({ id, name, isEnabled }) => ({ id, label: name, barred: barredBy(id, isEnabled) }))}
      toIds={ids => grayItems(textOf(ids))}
      fromIds={ids => ids.join(',') || null}
    />
  );
}

function AccountsField(value: ValueProps) {
  const translate = useTranslate();
  const accounts = grayItems(textOf(useWatch({ name: value.source })));
  return (
    <TextField
      {...value}
      label={translate('version.grayValue.accounts')}
      help={translate('version.help.accounts', { smart_count: accounts.length, most: MOST_ACCOUNTS })}
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
  return problem && { message: `version.problem.${problem}`, args: { most: MOST_ACCOUNTS } };
};
