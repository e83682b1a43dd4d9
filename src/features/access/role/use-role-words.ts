/** A role's fields in words: for conflicts and the timeline. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { codesIn } from '../permission/use-permission-field.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';

export function useRoleWords() {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const { data: tree } = useAnswer(accessCalls.permissionTree, {});
  const names = new Map(tree?.map(({ val, name }) => [val, name]));
  const labelOf = (field: string) => translate(`access.role.field.${field}`, { _: field });
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (field === 'state') return translate(`access.role.state.${value}`);
    if (field !== 'permissions') return String(value);
    const codes = [...codesIn(value)];
    const listed = codes.map(code => nameOf(code, names.get(code))).sort((a, b) => a.localeCompare(b, 'zh'));
    const count = translate('access.items', { smart_count: codes.length });
    return `${count}: ${listed.join(translate('common.listSeparator'))}`;
  };
  return { labelOf, show };
}
