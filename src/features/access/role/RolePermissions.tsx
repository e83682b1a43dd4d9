import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { hasMemberCount } from '../derived.ts';
import { ChangesPanel } from '../permission/ChangesPanel.tsx';
import { MemberEffects } from '../permission/MemberEffects.tsx';
import { PermissionTree } from '../permission/PermissionTree.tsx';
import { usePermissionField } from '../permission/use-permission-field.ts';

interface RolePermissionsProps {
  /** Undefined for a role that is not there yet. */
  role?: RoleGroup;
  isReadOnly?: boolean;
}

/** The tree at the left, what it changes at the right; each scrolls alone. */
export function RolePermissions({ role, isReadOnly = false }: RolePermissionsProps) {
  const translate = useTranslate();
  const field = usePermissionField();
  return (
    <Halves>
      <Tree>
        <PermissionTree field={field} isReadOnly={isReadOnly} />
      </Tree>
      {!isReadOnly && (
        <ChangesPanel
          field={field}
          reach={
            role && hasMemberCount(role)
              ? translate('access.change.reach', { smart_count: role.memberCount })
              : undefined
          }
        >
          {role && role.memberCount > 0 && (
            <MemberEffects roleId={role.roleId} memberCount={role.memberCount} changes={field.changes} />
          )}
        </ChangesPanel>
      )}
    </Halves>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'flex',
  height: '100%',
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flexDirection: 'column', height: 'auto' },
}));

const Tree = styled('div')({ flex: 1, minWidth: 0, minHeight: 0 });
