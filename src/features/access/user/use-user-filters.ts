/** By what users are found: the usual choices, and each field with an operator where the upstream knows these. */
import { useTranslate } from 'ra-core';
import { adminUserFilters } from '../../../contract/access-records.ts';
import { useCapability } from '../../../data/session-context.tsx';
import type { ListFilter } from '../../../kit/list/column.ts';
import { type FieldFilter, fieldFilters } from '../../../kit/list/conditions.ts';
import { useAreas } from '../../../nouns/area/use-areas.ts';
import { useAllRoles } from '../use-all-roles.ts';

/** Called otherwise on the record's own pages. */
const LABELS: Readonly<Record<string, string>> = {
  roleId: 'access.user.field.roles',
  areaId: 'access.user.field.areaIds',
  createdOn: 'access.user.fact.created',
  updatedOn: 'access.user.fact.updated',
};

export function useUserFilters(): { filters: ListFilter[]; fields: FieldFilter[] } {
  const translate = useTranslate();
  const canCompare = useCapability('filters');
  const { roles } = useAllRoles();
  const { areas } = useAreas();
  const labelOf = (name: string) => translate(LABELS[name] ?? `access.user.field.${name}`);
  const choices = {
    roleId: roles.map(({ roleId, name }) => ({ value: roleId, label: name })),
    areaId: areas.map(({ id, name }) => ({ value: id, label: name })),
    state: [
      { value: 1, label: translate('access.user.state.enabled') },
      { value: 0, label: translate('access.user.state.disabled') },
    ],
  };
  const fields = fieldFilters(adminUserFilters, labelOf, {
    roleId: { choices: choices.roleId },
    areaId: { choices: choices.areaId },
    state: { choices: choices.state },
    jobNo: { isMono: true },
    agentNo: { isMono: true },
  });
  return {
    filters: (['roleId', 'areaId', 'state'] as const).map(name => ({
      name,
      label: labelOf(name),
      choices: choices[name],
    })),
    fields: canCompare ? fields : [],
  };
}
