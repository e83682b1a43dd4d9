/** State and remark of many roles at once. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import { type RoleGroup, RoleGroupUpdate } from '../../../contract/access-records.ts';
import { isOutage, useBulkEdit } from '../../../data/use-bulk-edit.ts';
import { BulkEditDialog } from '../../../kit/bulk/BulkEditDialog.tsx';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { TextField } from '../../../kit/form/TextField.tsx';
import { useBulkEnd } from '../../../kit/list/use-bulk-end.ts';
import { ROLE_GROUP } from '../paths.ts';

const rule = rulesOf(RoleGroupUpdate.shape);

interface RoleEditDialogProps {
  roles: readonly RoleGroup[];
  onClose: () => void;
}

export function RoleEditDialog({ roles, onClose }: RoleEditDialogProps) {
  const translate = useTranslate();
  const { edit, isSame, describe } = useBulkEdit(ROLE_GROUP, accessCalls.updateRoleGroup);
  const end = useBulkEnd(onClose);
  const field = (source: string) => ({ source, label: translate(`access.role.field.${source}`) });
  const stateOf = (value: unknown) => translate(`access.role.state.${value}`);
  return (
    <BulkEditDialog
      title={translate('kit.bulk.edit.label')}
      fields={[
        {
          ...field('state'),
          input: (
            <ChoiceField
              {...field('state')}
              choices={[1, 0].map(value => ({ value, label: stateOf(value) }))}
            />
          ),
        },
        {
          ...field('remark'),
          empty: null,
          input: <TextField {...rule('remark')} label={field('remark').label} isMultiline />,
        },
      ]}
      items={roles.map(role => ({ id: String(role.id), name: role.name, note: role.roleKey, record: role }))}
      edit={({ id, record }, values) => edit({ ...record, id }, values)}
      isSame={isSame}
      show={(name, value) => (name === 'state' ? stateOf(value) : String(value ?? ''))}
      describe={describe}
      isOutage={isOutage}
      onClose={end}
    />
  );
}
