/** State, areas, expiry and remark of many users at once. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import { AdminUserUpdate } from '../../../contract/access-records.ts';
import { useSession } from '../../../data/session-context.tsx';
import { isOutage, useBulkEdit } from '../../../data/use-bulk-edit.ts';
import { BulkEditDialog } from '../../../kit/bulk/BulkEditDialog.tsx';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { DateField } from '../../../kit/form/DateField.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { TextField } from '../../../kit/form/TextField.tsx';
import { useBulkEnd } from '../../../kit/list/use-bulk-end.ts';
import { ADMIN_USER } from '../paths.ts';
import { AreasField } from './AreasField.tsx';
import type { UserToActOn } from './UserActionDialog.tsx';
import { useUserWords } from './use-user-words.ts';

const rule = rulesOf(AdminUserUpdate.shape);

interface UserEditDialogProps {
  users: readonly UserToActOn[];
  onClose: () => void;
}

export function UserEditDialog({ users, onClose }: UserEditDialogProps) {
  const translate = useTranslate();
  const { user: me } = useSession();
  const { labelOf, show } = useUserWords();
  const { edit, isSame, describe } = useBulkEdit(ADMIN_USER, accessCalls.updateAdminUser);
  const end = useBulkEnd(onClose);
  const field = (source: string) => ({ source, label: labelOf(source) });
  return (
    <BulkEditDialog
      title={translate('kit.bulk.edit.label')}
      fields={[
        {
          ...field('state'),
          input: (
            <ChoiceField
              {...field('state')}
              choices={[1, 0].map(value => ({ value, label: show('state', value) }))}
            />
          ),
        },
        {
          ...field('areaIds'),
          input: <AreasField />,
          // none is all of them, which nobody can give who has not got them
          ...(me.areaIds.length === 0 && { empty: [] }),
        },
        {
          ...field('expireOn'),
          empty: null,
          input: <DateField {...field('expireOn')} help={translate('access.user.help.expireOn')} />,
        },
        {
          ...field('remark'),
          empty: null,
          input: <TextField {...rule('remark')} label={labelOf('remark')} isMultiline />,
        },
      ]}
      items={users.map(user => ({
        id: String(user.id),
        name: user.userName,
        note: user.account,
        record: isRead(user) ? { ...user } : undefined,
      }))}
      edit={({ id, record }, values) => edit({ ...record, id }, values)}
      isSame={isSame}
      show={show}
      describe={describe}
      isOutage={isOutage}
      onClose={end}
    />
  );
}

const isRead = (user: UserToActOn) => user.account !== undefined;
