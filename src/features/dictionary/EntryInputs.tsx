import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { dictionaryRecord, LIST_CLASSES } from '../../contract/dictionary-record.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { LookChip } from '../../nouns/dictionary/DictionaryChip.tsx';
import { useDictionaryWords } from './use-dictionary-words.ts';

const rule = rulesOf(dictionaryRecord.calls.create.body.shape);

interface EntryInputsProps {
  isNew?: boolean;
  /** It has no look and is no choice. */
  isDictionary: boolean;
  isReadOnly?: boolean;
}

export function EntryInputs({ isNew = false, isDictionary, isReadOnly }: EntryInputsProps) {
  const translate = useTranslate();
  const { labelOf } = useDictionaryWords();
  const field = { isDisabled: isReadOnly };
  return (
    <FieldGrid>
      <TextField
        {...rule('dicValue', 'dictionary.problem.dicValue')}
        label={labelOf(isDictionary ? 'code' : 'dicValue')}
        help={translate(isNew ? 'dictionary.help.dicValue' : 'dictionary.help.fixed')}
        isDisabled={isReadOnly || !isNew}
      />
      <TextField {...field} {...rule('description')} label={labelOf('description')} />
      {!isDictionary && (
        <>
          <SelectField
            {...field}
            source="listClass"
            label={labelOf('listClass')}
            choices={LIST_CLASSES.map(value => ({ value, label: translate(`dictionary.look.${value}`) }))}
          />
          <Preview label={translate('dictionary.preview')} />
          <SwitchField
            {...field}
            source="isDefault"
            label={labelOf('isDefault')}
            words={{ on: translate('kit.filter.flag.1'), off: translate('kit.filter.flag.0') }}
            help={translate('dictionary.help.isDefault')}
          />
          <SwitchField
            {...field}
            source="state"
            label={labelOf('state')}
            defaultValue={1}
            words={{ on: translate('dictionary.state.1'), off: translate('dictionary.state.0') }}
            help={translate('dictionary.help.state')}
          />
          <TextField
            {...field}
            {...rule('cssClass', 'dictionary.problem.cssClass')}
            label={labelOf('cssClass')}
            help={translate('dictionary.help.cssClass')}
            isWide
          />
        </>
      )}
      <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}

/** How lists will show it. */
function Preview({ label }: { label: string }) {
  const [description, value, listClass, cssClass] = useWatch({
    name: ['description', 'dicValue', 'listClass', 'cssClass'],
  });
  return (
    <FieldShell label={label}>
      <span>
        <LookChip listClass={listClass} cssClass={cssClass}>
          {String(description || value || '—')}
        </LookChip>
      </span>
    </FieldShell>
  );
}
