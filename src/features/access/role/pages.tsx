/** Roles with their form; their rights are a tree of their own. */
import type { RoleGroup } from '../../../contract/access-records.ts';
import { TextField } from '../../../kit/form/TextField.tsx';
import type { FieldProps } from '../../../kit/form/use-field.ts';
import listPages from './list-pages.tsx';

/** Made from the name where it is left empty. */
function KeyInput(field: FieldProps) {
  return <TextField {...field} parse={text => text || undefined} />;
}

function SortInput(field: FieldProps) {
  return <TextField {...field} type="number" parse={text => (text === '' ? undefined : Number(text))} />;
}

export default {
  ...listPages,
  form: ['name', 'roleKey', 'sort', 'state', 'remark'],
  inputs: { roleKey: KeyInput, sort: SortInput },
  // shipped with the product: its key is what programs know it by
  isFixed: ({ builtIn }: RoleGroup, field: string) => field === 'roleKey' && builtIn === '1',
};
