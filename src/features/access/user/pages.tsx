/** Users with their form. */
import { useTranslate } from 'ra-core';
import { ALL } from '../../../contract/grammar/may.ts';
import { useSession } from '../../../data/session-context.tsx';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { PickManyField } from '../../../kit/form/PickManyField.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import type { FieldProps } from '../../../kit/form/use-field.ts';
import type { OwnInputProps } from '../../../resource/pages/resource-pages.ts';
import { canGrantAll, holdsAllRights } from '../giving.ts';
import { useAllRoles } from '../use-all-roles.ts';
import listPages from './list-pages.tsx';

/** Said once. */
function AccountInput({ isNew, ...field }: OwnInputProps) {
  return isNew ? <TextField {...field} /> : null;
}

function EmailInput(field: FieldProps) {
  return <TextField {...field} type="email" />;
}

function SuperuserInput(field: FieldProps) {
  const translate = useTranslate();
  const { rights } = useSession();
  if (!holdsAllRights(rights)) return null;
  const choices = [0, 1].map(value => ({ value, label: translate(`kit.filter.flag.${value}`) }));
  return <ChoiceField {...field} defaultValue={0} choices={choices} />;
}

/** Roles with more rights than one's own are shown, and cannot be given. */
function RolesInput(field: FieldProps) {
  const translate = useTranslate();
  const { rights } = useSession();
  const { roles } = useAllRoles();
  const barredBy = (codes: readonly string[], state: number) => {
    if (!canGrantAll(rights, codes)) {
      return translate(codes.includes(ALL) ? 'access.user.barredAll' : 'access.user.barredRole');
    }
    return state === 0 ? translate('access.user.roleDisabled') : undefined;
  };
  return (
    <PickManyField
      {...field}
      options={roles.map(({ roleId, name, permissions, state }) => ({
        id: roleId,
        label: name,
        barred: barredBy(
          permissions.map(({ val }) => val),
          state,
        ),
      }))}
      toIds={value =>
        Array.isArray(value) ? value.map((role: { roleId: unknown }) => String(role.roleId)) : []
      }
      fromIds={ids =>
        ids.map(roleId => ({ roleId, name: roles.find(role => role.roleId === roleId)?.name ?? roleId }))
      }
    />
  );
}

export default {
  ...listPages,
  form: [
    'account',
    'userName',
    'mobile',
    'email',
    'jobNo',
    'agentNo',
    'callSystemAccount',
    'expireOn',
    'sex',
    'state',
    'isSuperuser',
    'roles',
    'areaIds',
    'remark',
  ],
  inputs: { account: AccountInput, email: EmailInput, isSuperuser: SuperuserInput, roles: RolesInput },
  initial: { roles: [] },
};
