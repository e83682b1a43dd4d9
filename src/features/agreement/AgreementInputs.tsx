import { useRecordContext, useTranslate } from 'ra-core';
import {
  AGREEMENT_TARGETS,
  AGREEMENT_TYPES,
  type Agreement,
  agreement,
  DRAFT,
} from '../../contract/agreement.ts';
import { useCapability } from '../../data/session-context.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { DocumentField } from './DocumentField.tsx';

const rule = rulesOf(agreement.calls.create.body.shape);

export function AgreementInputs({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(agreement);
  const hasFiles = useCapability('files');
  const record = useRecordContext<Agreement>();
  // what people have agreed to stays as they have read it
  const isFixed = isReadOnly || (record?.state ?? DRAFT) !== DRAFT;
  const field = { isDisabled: isFixed };
  const choices = (kind: 'type' | 'target' | 'mustSign', values: readonly number[]) =>
    values.map(value => ({ value, label: translate(`agreement.${kind}.${value}`) }));
  return (
    <FieldGrid>
      <TextField {...field} {...rule('title')} label={labelOf('title')} />
      <TextField {...field} {...rule('versionName')} label={labelOf('versionName')} />
      <SelectField
        {...field}
        {...rule('type')}
        label={labelOf('type')}
        choices={choices('type', AGREEMENT_TYPES)}
      />
      <ChoiceField
        {...field}
        source="target"
        label={labelOf('target')}
        choices={choices('target', AGREEMENT_TARGETS)}
      />
      <ChoiceField
        {...field}
        source="mustSign"
        label={labelOf('mustSign')}
        choices={choices('mustSign', [1, 0])}
      />
      <TextField {...field} {...rule('content')} label={labelOf('content')} isMultiline isWide />
      {hasFiles && <DocumentField label={labelOf('fileId')} isReadOnly={isFixed} />}
      <TextField {...rule('remark')} isDisabled={isReadOnly} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}
