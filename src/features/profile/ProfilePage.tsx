/** One's own account: who one is here, one's password, where one is signed in, and what this browser does. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useChangePassword } from '../../data/change-password-context.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnSettings } from './OwnSettings.tsx';
import { OwnSignIns } from './OwnSignIns.tsx';

export default function ProfilePage() {
  const translate = useTranslate();
  const say = useShippedName();
  const { user } = useSession();
  const hasSessions = useCapability('sessions');
  const changePassword = useChangePassword();
  const fact = (name: string, value: string) => ({ label: translate(`profile.fact.${name}`), value });
  const tab = (key: string) => ({ key, label: translate(`profile.tab.${key}`) });
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
        fact(
          'roles',
          user.roles.map(({ name }) => say(name)).join(translate('common.listSeparator')) || none,
        ),
        fact('callSystemAccount', user.callSystemAccount || none),
      ]}
      tabs={[
        ...(hasSessions
          ? [
              { ...tab('sessions'), content: <OwnSessions /> },
              { ...tab('signIns'), content: <OwnSignIns /> },
            ]
          : []),
        { ...tab('settings'), content: <OwnSettings /> },
      ]}
    />
  );
}
