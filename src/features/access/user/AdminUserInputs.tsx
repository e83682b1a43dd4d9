/** What a clerk fills in of a user: the same for a new one and for one that is there. */
import { useRecordContext, useTranslate } from 'ra-core';
import { type AdminUser, AdminUserCreate } from '../../../contract/access-records.ts';
import { ALL } from '../../../contract/grammar/may.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useReveal } from '../../../data/use-reveal.ts';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { MaskedTextField } from '../../../kit/form/MaskedTextField.tsx';
import { PickManyField } from '../../../kit/form/PickManyField.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { endOfDay, toDayInput } from '../../../kit/format/time.ts';
import { holdsEverything, mayGiveAll } from '../giving.ts';
import { useAllRoles } from '../use-all-roles.ts';
import { AreasField } from './AreasField.tsx';

interface AdminUserInputsProps {
  isNew?: boolean;
  /** Shown to who may look but not change. */
  isReadOnly?: boolean;
}

const rule = rulesOf(AdminUserCreate.shape);

export function AdminUserInputs({ isNew = false, isReadOnly = false }: AdminUserInputsProps) {
  const translate = useTranslate();
  const { rights } = useSession();
  const user = useRecordContext<AdminUser>();
  const reveal = useReveal();
  const label = (field: string) => translate(`access.user.field.${field}`);
  const help = (field: string) => translate(`access.user.help.${field}`);
  return (
    <FieldGrid>
      {isNew && (
        <TextField
          {...rule('account', 'access.problem.account')}
          label={label('account')}
          help={help('account')}
        />
      )}
      <TextField {...rule('userName')} label={label('userName')} isDisabled={isReadOnly} />
      <MaskedTextField
        {...rule('mobile', 'access.problem.mobile')}
        label={label('mobile')}
        type="tel"
        isDisabled={isReadOnly}
        revealing={
          isNew || !user
            ? undefined
            : reveal({
                objectType: 'adminUser',
                objectId: user.userId,
                field: 'mobile',
                label: `${label('mobile')} ${user.userName}`,
              })
        }
      />
      <TextField
        {...rule('email', 'access.problem.email')}
        label={label('email')}
        type="email"
        isDisabled={isReadOnly}
      />
      <TextField {...rule('jobNo')} label={label('jobNo')} isDisabled={isReadOnly} />
      <TextField {...rule('agentNo')} label={label('agentNo')} isDisabled={isReadOnly} />
      <TextField {...rule('callSystemAccount')} label={label('callSystemAccount')} isDisabled={isReadOnly} />
      <TextField
        source="expireOn"
        label={label('expireOn')}
        type="date"
        help={help('expireOn')}
        isDisabled={isReadOnly}
        format={value => toDayInput(typeof value === 'number' ? value : null)}
        parse={endOfDay}
      />
      <ChoiceField
        source="sex"
        label={label('sex')}
        defaultValue={0}
        isDisabled={isReadOnly}
        choices={[0, 1, 2].map(value => ({ value, label: translate(`access.user.sex.${value}`) }))}
      />
      <ChoiceField
        source="state"
        label={label('state')}
        defaultValue={1}
        isDisabled={isReadOnly}
        choices={[
          { value: 1, label: translate('access.user.state.enabled') },
          { value: 0, label: translate('access.user.state.disabled') },
        ]}
      />
      {holdsEverything(rights) && (
        <ChoiceField
          source="isSuperuser"
          label={label('isSuperuser')}
          defaultValue={0}
          isDisabled={isReadOnly}
          help={help('isSuperuser')}
          choices={[0, 1].map(value => ({ value, label: translate(`access.flag.${value}`) }))}
        />
      )}
      <RolesField isReadOnly={isReadOnly} />
      <AreasField isReadOnly={isReadOnly} />
      <TextField {...rule('remark')} label={label('remark')} isMultiline isWide isDisabled={isReadOnly} />
    </FieldGrid>
  );
}

/** Roles with more rights than one's own are shown, and cannot be given. */
function RolesField({ isReadOnly }: { isReadOnly: boolean }) {
  const translate = useTranslate();
  const { rights } = useSession();
  const { roles } = useAllRoles();
  const barredBy = (codes: readonly string[], state: number) => {
    if (!mayGiveAll(rights, codes)) {
      return translate(codes.includes(ALL) ? 'access.user.barredAll' : 'access.user.barredRole');
    }
    return state === 0 ? translate('access.user.roleDisabled') : undefined;
  };
  return (
    <PickManyField
      source="roles"
      label={translate('access.user.field.roles')}
      help={translate('access.user.help.roles')}
      isDisabled={isReadOnly}
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
