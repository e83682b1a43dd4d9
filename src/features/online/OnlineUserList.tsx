/** Who is signed in, where and since when; and the way to end it. */
import { useRefresh, useTranslate, useUnselect } from 'ra-core';
import { useState } from 'react';
import { type OnlineUser, onlineCalls } from '../../contract/online.ts';
import { onlineUser } from '../../contract/online-user.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import { deviceText } from './device-text.ts';
import pages from './pages.tsx';
import { userPath } from './paths.ts';

export default function OnlineUserList() {
  const translate = useTranslate();
  const mayEnd = useMay(onlineCalls.forceLogout);
  const [doomed, setDoomed] = useState<readonly OnlineUser[]>([]);
  const end = { key: 'end', label: translate('onlineUser.end.label'), isDangerous: true, may: mayEnd };
  const mayBeEnded = (row: OnlineUser) => row.isCurrent === 0;
  return (
    <ResourceListPage
      pages={pages}
      tools={null}
      pathOf={row => userPath(row.userId)}
      rowActions={row => (mayBeEnded(row) ? [{ ...end, onClick: () => setDoomed([row]) }] : [])}
      canSelect={mayBeEnded}
      bulkActions={[{ ...end, onClick: (_, rows) => setDoomed(rows) }]}
    >
      {doomed.length > 0 && <EndDialog rows={doomed} onClose={() => setDoomed([])} />}
    </ResourceListPage>
  );
}

function EndDialog({ rows, onClose }: { rows: readonly OnlineUser[]; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const unselect = useUnselect(onlineUser.resource);
  const { mutateAsync: forceLogout } = useCall(onlineCalls.forceLogout);
  return (
    <BulkResultDialog
      title={translate('onlineUser.end.label')}
      question={translate('onlineUser.end.question', { smart_count: rows.length, name: rows[0]?.userName })}
      confirmLabel={translate('onlineUser.end.confirm')}
      isDangerous
      items={rows.map(row => ({
        id: row.sessionId,
        name: row.userName,
        note: [deviceText(row, translate), row.ip].filter(Boolean).join(translate('common.listSeparator')),
      }))}
      act={async sessionId => {
        await forceLogout({ body: { sessionId } });
        return undefined;
      }}
      describe={error => describe(error).text}
      onClose={outcomes => {
        unselect(outcomes.map(({ id }) => id));
        if (outcomes.length > 0) refresh();
        onClose();
      }}
    />
  );
}
