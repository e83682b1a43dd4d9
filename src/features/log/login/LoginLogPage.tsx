import { useTranslate } from 'ra-core';
import { LogPage } from '../LogPage.tsx';
import { useLogWords } from '../use-log-words.ts';
import pages from './pages.tsx';

export default function LoginLogPage() {
  const translate = useTranslate();
  const words = useLogWords();
  return (
    <LogPage
      pages={pages}
      searchBy="account"
      nameOf={({ account, userName, loginType }) =>
        loginType
          ? translate('loginLog.nameOf', { account: userName || account, type: words.loginType(loginType) })
          : userName || account
      }
    />
  );
}
