/** State, areas, expiry and remark of many users at once. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useSession } from '../../../data/session-context.tsx';
import { ChoiceField } from '../../../kit/form/ChoiceField.tsx';
import { DateField } from '../../../kit/form/DateField.tsx';
import { type EditDialogProps, EditRecords } from '../../../nouns/record/EditRecords.tsx';
import { ADMIN_USER } from '../paths.ts';
import { AreasField } from './AreasField.tsx';
import { useUserWords } from './use-user-words.ts';

export default function UserEditDialog(props: EditDialogProps<AdminUser>) {
  const translate = useTranslate();
  const { user: me } = useSession();
  const { labelOf, show } = useUserWords();
  const states = [1, 0].map(value => ({ value, label: show('state', value) }));
  return (
    <EditRecords<AdminUser>
      {...props}
      resource={ADMIN_USER}
      call={accessCalls.updateAdminUser}
      nameOf={user => user.userName}
      noteOf={user => user.account}
      labelOf={labelOf}
      show={show}
      fields={[
        { source: 'state', input: field => <ChoiceField {...field} choices={states} /> },
        {
          source: 'areaIds',
          input: () => <AreasField />,
          // none is all of them, which nobody can give who has not got them
          ...(me.areaIds.length === 0 && { empty: [] }),
        },
        {
          source: 'expireOn',
          empty: null,
          input: field => <DateField {...field} help={translate('access.user.help.expireOn')} />,
        },
      ]}
    />
  );
}
