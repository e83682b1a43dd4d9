import { useTranslate } from 'ra-core';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { RemoveDialog } from '../../../nouns/record/RemoveDialog.tsx';
import { ROLE_GROUP } from '../paths.ts';

export function RoleDeleteDialog({ roles, onClose }: { roles: readonly RoleGroup[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <RemoveDialog
      resource={ROLE_GROUP}
      rows={roles}
      nameOf={({ name }) => name}
      words={{
        title: translate('access.role.delete.label'),
        question: translate('access.role.delete.question', {
          smart_count: roles.length,
          name: roles[0]?.name,
        }),
        confirm: translate('access.role.delete.confirm'),
      }}
      onClose={onClose}
    />
  );
}
