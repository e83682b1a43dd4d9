/** What a role is called and where it stands; its rights are ticked in the tree beside. */
import { useTranslate } from 'ra-core';
import { RoleGroupCreate } from '../../../contract/access-records.ts';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { TextField } from '../../../kit/form/TextField.tsx';

interface RoleGroupInputsProps {
  isReadOnly?: boolean;
  /** Shipped with the product: its key is what programs know it by. */
  isBuiltIn?: boolean;
}

const rule = rulesOf(RoleGroupCreate.shape);

export function RoleGroupInputs({ isReadOnly = false, isBuiltIn = false }: RoleGroupInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`access.role.field.${field}`);
  return (
    <FieldGrid>
      <TextField {...rule('name')} label={label('name')} isDisabled={isReadOnly} />
      <TextField
        {...rule('roleKey', 'access.problem.roleKey')}
        label={label('roleKey')}
        help={translate('access.role.help.roleKey')}
        isDisabled={isReadOnly || isBuiltIn}
        parse={text => (text === '' ? undefined : text)}
      />
      <TextField
        {...rule('sort', 'access.problem.sort')}
        label={label('sort')}
        type="number"
        isDisabled={isReadOnly}
        parse={text => (text === '' ? undefined : Number(text))}
      />
      <ChoiceField
        source="state"
        label={label('state')}
        defaultValue={1}
        isDisabled={isReadOnly}
        choices={[1, 0].map(value => ({ value, label: translate(`access.role.state.${value}`) }))}
      />
      <TextField {...rule('remark')} label={label('remark')} isMultiline isWide isDisabled={isReadOnly} />
    </FieldGrid>
  );
}
