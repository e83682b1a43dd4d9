/** What of a role a file can bring. */
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import type { FieldToImport } from '../../../nouns/imports/field.ts';

export const ROLE_FIELDS: readonly FieldToImport[] = [
  { field: 'name', label: 'access.role.field.name', isRequired: true },
  { field: 'roleKey', label: 'access.role.field.roleKey' },
  { field: 'sort', label: 'access.role.field.sort', kind: 'number' },
  { field: 'state', label: 'access.role.field.state', wordsUnder: ['access.role.state'] },
  {
    field: 'permissions',
    label: 'access.role.field.permissions',
    kind: 'list',
    of: 'val',
    // the contract has the Chinese words, the catalogues have the others
    words: ALL_PERMISSIONS.map(({ val, name }) => ({ value: val, label: name })),
    wordsUnder: ['permission'],
  },
  { field: 'remark', label: 'access.role.field.remark' },
];
