/** Brings a file of users in; its last step leads on to those who came, since they have no password yet. */
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { Job } from '../../../contract/job.ts';
import { ImportButton } from '../../../nouns/imports/ImportButton.tsx';
import { usersPath } from '../paths.ts';
import { useUserImport } from './use-user-import.ts';

export default function UserImport() {
  const translate = useTranslate();
  const fields = useUserImport();
  return (
    <ImportButton
      call={accessCalls.importUser}
      title={translate('title.adminUser')}
      fields={fields}
      nextOf={job => ({
        text: translate('access.user.imported'),
        label: translate('access.user.showImported'),
        path: broughtPath(job),
      })}
    />
  );
}

/** Those of an import who have no password of their own yet. */
const broughtPath = ({ startedOn, finishedOn }: Job) =>
  usersPath({
    mustChangePwd: 1,
    ...(startedOn !== null && { createdOn__gte: startedOn }),
    ...(finishedOn !== null && { createdOn__lte: finishedOn }),
  });
