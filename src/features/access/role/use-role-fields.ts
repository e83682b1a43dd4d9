/** By what roles are found, where the upstream knows operators. */
import { useTranslate } from 'ra-core';
import { roleFilters } from '../../../contract/access-records.ts';
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { type FieldFilter, fieldFilters } from '../../../kit/list/conditions.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';

/** Called otherwise on the record's own pages. */
const LABELS: Readonly<Record<string, string>> = {
  permission: 'access.role.fact.permissions',
  createdOn: 'access.role.fact.created',
};

export function useRoleFields(): FieldFilter[] {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  if (!useCapability('filters')) return [];
  const words = (field: 'state' | 'builtIn', values: readonly number[]) => ({
    choices: values.map(value => ({ value, label: translate(`access.role.${field}.${value}`) })),
  });
  return fieldFilters(roleFilters, name => translate(LABELS[name] ?? `access.role.field.${name}`), {
    roleKey: { isMono: true },
    permission: {
      choices: ALL_PERMISSIONS.map(({ val, name }) => ({ value: val, label: nameOf(val, name) })),
    },
    state: words('state', [1, 0]),
    builtIn: words('builtIn', [1, 0]),
  });
}
