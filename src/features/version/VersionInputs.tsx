/** What is filled in of a version: all of a draft, of a released one only the remark. */
import { useTranslate, type Validator } from 'ra-core';
import { APPS, type AppVersion, PLATFORMS, UPDATE_TYPES, versionCalls } from '../../contract/app-version.ts';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { PackageField } from './PackageField.tsx';
import { ReachFields } from './ReachFields.tsx';
import { useVersionWords } from './use-version-words.ts';

interface VersionInputsProps {
  /** Undefined for one that is not there yet. */
  version?: AppVersion;
  /** Everything but the remark. */
  isFixed?: boolean;
  isReadOnly?: boolean;
}

const rule = rulesOf(versionCalls.createVersion.body.shape);
const minimum = rule('minVersionCode');

export function VersionInputs({ version, isReadOnly = false, isFixed = isReadOnly }: VersionInputsProps) {
  const translate = useTranslate();
  const { appOf, platformOf, updateTypeOf, labelOf } = useVersionWords();
  const fixed = { isDisabled: isFixed };
  const help = (field: string) => translate(`version.help.${field}`);
  return (
    <FieldGrid>
      <SelectField
        {...rule('app')}
        {...fixed}
        label={labelOf('app')}
        choices={APPS.map(value => ({ value, label: appOf(value) }))}
      />
      <SelectField
        {...rule('platform')}
        {...fixed}
        label={labelOf('platform')}
        choices={PLATFORMS.map(value => ({ value, label: platformOf(value) }))}
      />
      <TextField
        {...rule('versionName', 'version.problem.versionName')}
        {...fixed}
        label={labelOf('versionName')}
        help={help('versionName')}
      />
      <NumberField
        {...rule('versionCode')}
        {...fixed}
        label={labelOf('versionCode')}
        help={help('versionCode')}
      />
      <NumberField
        {...minimum}
        {...fixed}
        validate={[minimum.validate, notAbove]}
        label={labelOf('minVersionCode')}
        help={help('minVersionCode')}
      />
      <ChoiceField
        source="updateType"
        {...fixed}
        label={labelOf('updateType')}
        choices={UPDATE_TYPES.map(value => ({ value, label: updateTypeOf(value) }))}
      />
      <TextField {...rule('content')} {...fixed} label={labelOf('content')} isMultiline isWide />
      <PackageField version={version} isReadOnly={isFixed} />
      <ReachFields isReadOnly={isFixed} />
      <TextField {...rule('remark')} label={labelOf('remark')} isMultiline isWide isDisabled={isReadOnly} />
    </FieldGrid>
  );
}

const notAbove: Validator = (value, { versionCode }) =>
  typeof value === 'number' && typeof versionCode === 'number' && value > versionCode
    ? 'version.problem.minimum'
    : undefined;
