/** State and remark of many roles at once. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { EditRecords } from '../../../nouns/record/EditRecords.tsx';
import { ROLE_GROUP } from '../paths.ts';

interface RoleEditDialogProps {
  roles: readonly RoleGroup[];
  onClose: () => void;
}

export function RoleEditDialog({ roles, onClose }: RoleEditDialogProps) {
  const translate = useTranslate();
  const stateOf = (value: unknown) => translate(`access.role.state.${value}`);
  const states = [1, 0].map(value => ({ value, label: stateOf(value) }));
  return (
    <EditRecords<RoleGroup>
      ids={roles.map(({ id }) => String(id))}
      rows={roles}
      resource={ROLE_GROUP}
      call={accessCalls.updateRoleGroup}
      nameOf={role => role.name}
      noteOf={role => role.roleKey}
      labelOf={field => translate(`access.role.field.${field}`)}
      show={(name, value) => (name === 'state' ? stateOf(value) : String(value ?? ''))}
      fields={[{ source: 'state', input: field => <ChoiceField {...field} choices={states} /> }]}
      onClose={onClose}
    />
  );
}
