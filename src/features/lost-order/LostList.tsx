/** The cases: as a list, the most urgent first, or by their stages beside each other. */
import { useLocation, useTranslate } from 'ra-core';
import { useCapability, useSession } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import type { ListTab } from '../../kit/list/column.ts';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { BOARD_PATH, BOARD_STAGES, isBoard } from './stages.ts';
import { ViewLink } from './ViewLink.tsx';

const LostBoard = late(() => import('./board/LostBoard.tsx'), 'default');

export default function LostList() {
  const hasDesk = useCapability('lostDesk');
  const { search } = useLocation();
  // a plain upstream knows no stages
  if (!hasDesk) return <ResourceListPage pages={pages} />;
  if (isBoard(search)) return <LostBoard />;
  return <DeskList />;
}

function DeskList() {
  const translate = useTranslate();
  const { id } = useSession().user;
  const tabs: ListTab[] = [
    { key: 'all', label: translate('common.all'), filter: {} },
    ...BOARD_STAGES.map(stage => ({
      key: stage,
      label: translate(`lostOrder.stage.${stage}`),
      filter: { stage },
    })),
    { key: 'mine', label: translate('lostDesk.mine'), filter: { handleStatus: 1, handleUserId: id } },
    { key: 'over', label: translate('lostOrder.due.over'), filter: { due: 'over' } },
  ];
  return (
    <ResourceListPage
      pages={pages}
      tabs={tabs}
      sort={MOST_URGENT}
      tools={<ViewLink to={BOARD_PATH} label={translate('lostDesk.board')} />}
    />
  );
}

const MOST_URGENT = { field: 'payStatus', order: 'ASC' } as const;
