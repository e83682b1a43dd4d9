import { useTranslate } from 'ra-core';
import { LogPage } from '../LogPage.tsx';
import pages from './pages.tsx';

export default function RevealLogPage() {
  const translate = useTranslate();
  return (
    <LogPage
      pages={pages}
      searchBy="userName"
      nameOf={({ userName, objectName, objectId }) =>
        translate('revealLog.nameOf', { who: userName, whose: objectName ?? objectId })
      }
    />
  );
}
