/** One's own account: who one is here, one's password, and where one is signed in. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useChangePassword } from '../../data/change-password-context.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { OwnSessions } from './OwnSessions.tsx';

export default function ProfilePage() {
  const translate = useTranslate();
  const { user } = useSession();
  const hasSessions = useCapability('sessions');
  const changePassword = useChangePassword();
  const fact = (name: string, value: string) => ({ label: translate(`profile.fact.${name}`), value });
  const none = translate('common.none');
  return (
    <RecordPage
      title={user.userName || user.account}
      tag={user.account}
      actions={
        <Button variant="outlined" color="inherit" onClick={changePassword}>
          {translate('profile.changePassword')}
        </Button>
      }
      facts={[
        fact('roles', user.roles.map(({ name }) => name).join(translate('common.listSeparator')) || none),
        fact('callSystemAccount', user.callSystemAccount || none),
      ]}
    >
      {hasSessions && <OwnSessions />}
    </RecordPage>
  );
}
