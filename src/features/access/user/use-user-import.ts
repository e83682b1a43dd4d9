/** What a row of a file can fill: roles and areas by their names. Who may do everything is said by hand, never by a file. */
import { useTranslate } from 'ra-core';
import { AdminUserImport } from '../../../contract/access-records.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useAreas } from '../../../nouns/area/use-areas.ts';
import type { FieldToImport } from '../../../nouns/imports/field.ts';
import { useAllRoles } from '../use-all-roles.ts';

type Field = Exclude<keyof typeof AdminUserImport.shape, 'version' | 'requestId'>;

const isField = (name: string): name is Field => name !== 'version' && name !== 'requestId';
const FIELDS = Object.keys(AdminUserImport.shape).filter(isField);

export function useUserImport(): FieldToImport[] {
  const translate = useTranslate();
  const { user } = useSession();
  const { roles } = useAllRoles();
  const { areas } = useAreas();
  const more: Partial<Record<Field, Partial<FieldToImport>>> = {
    account: { isRequired: true },
    userName: { isRequired: true },
    sex: { wordsUnder: ['access.user.sex'] },
    roles: {
      kind: 'list',
      of: 'roleId',
      words: roles.map(({ roleId, name }) => ({ value: roleId, label: name })),
    },
    areaIds: {
      kind: 'list',
      // none is all of them, which only who sees all areas may give
      isRequired: user.areaIds.length > 0,
      words: areas.map(({ id, name }) => ({ value: id, label: name })),
    },
    state: {
      words: [
        { value: '1', label: translate('access.user.state.enabled') },
        { value: '0', label: translate('access.user.state.disabled') },
      ],
    },
    expireOn: { kind: 'day' },
  };
  return FIELDS.map(field => ({ field, label: `access.user.field.${field}`, ...more[field] }));
}
