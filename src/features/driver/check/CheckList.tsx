/** Spot checks: who was asked for what, and what came of it. */
import { useNavigate, useTranslate } from 'ra-core';
import { useCapability } from '../../../data/session-context.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { checkPath } from '../paths.ts';
import pages from './pages.tsx';

export default function CheckList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const canJudge = useCapability('drivers');
  return (
    <ResourceListPage
      pages={pages}
      rowActions={({ id, result, submitTime }) => [
        {
          key: 'open',
          label: translate(
            canJudge && result === 0 && submitTime !== null ? 'spotCheck.judge' : 'entity.view',
          ),
          onClick: () => navigate(checkPath(id)),
        },
      ]}
    />
  );
}
