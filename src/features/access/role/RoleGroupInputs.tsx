/** What a role is called and where it stands; its rights are ticked in the tree beside. */
import { required, useTranslate } from 'ra-core';
import { RoleGroupCreate } from '../../../contract/access-records.ts';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { fits } from '../validate.ts';

interface RoleGroupInputsProps {
  isReadOnly?: boolean;
  /** Shipped with the product: its key is what programs know it by. */
  isBuiltIn?: boolean;
}

export function RoleGroupInputs({ isReadOnly = false, isBuiltIn = false }: RoleGroupInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`access.role.field.${field}`);
  return (
    <FieldGrid>
      <TextField
        source="name"
        label={label('name')}
        isRequired
        isDisabled={isReadOnly}
        validate={required()}
      />
      <TextField
        source="roleKey"
        label={label('roleKey')}
        help={translate('access.role.help.roleKey')}
        isDisabled={isReadOnly || isBuiltIn}
        parse={text => (text === '' ? undefined : text)}
        validate={fits(RoleGroupCreate.shape.roleKey, 'access.problem.roleKey')}
      />
      <TextField
        source="sort"
        label={label('sort')}
        type="number"
        isDisabled={isReadOnly}
        parse={text => (text === '' ? undefined : Number(text))}
        validate={fits(RoleGroupCreate.shape.sort, 'access.problem.sort')}
      />
      <ChoiceField
        source="state"
        label={label('state')}
        defaultValue={1}
        isDisabled={isReadOnly}
        choices={[1, 0].map(value => ({ value, label: translate(`access.role.state.${value}`) }))}
      />
      <TextField source="remark" label={label('remark')} isMultiline isWide isDisabled={isReadOnly} />
    </FieldGrid>
  );
}
