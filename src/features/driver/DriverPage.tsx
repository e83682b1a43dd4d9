/** One driver: the record, the cash account, and how many complaints there are, for those who may read these. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { complaint } from '../../contract/complaint.ts';
import { DRIVER_LEFT, type Driver, driver } from '../../contract/driver.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { late } from '../../kit/late.tsx';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import { ENTRY_PATH } from '../../nouns/cash/paths.ts';
import { COMPLAINT_PATH, complaintsPath } from '../../nouns/complaint/paths.ts';
import { factsOf } from '../../resource/pages/facts.tsx';
import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import pages from './pages.tsx';

export default function DriverPage() {
  const translate = useTranslate();
  const words = useFieldWords(driver);
  const maySee = useLeadsTo(COMPLAINT_PATH);
  const maySeeCash = useLeadsTo(ENTRY_PATH);
  return (
    <ResourceEdit<Driver>
      pages={pages}
      parts={row => ({
        facts: [
          ...factsOf(pages, words, pages.facts ?? [], row),
          ...(maySee
            ? [{ label: translate('driver.complaintCount'), value: <ComplaintCount driverId={row.id} /> }]
            : []),
        ],
        tabs: maySeeCash
          ? [
              {
                key: 'cash',
                label: translate('driver.cash'),
                isLate: true,
                content: <CashAccountPanel driverId={row.id} hasLeft={row.state === DRIVER_LEFT} />,
              },
            ]
          : [],
      })}
    />
  );
}

const CashAccountPanel = late(() => import('../../nouns/cash/CashAccountPanel.tsx'), 'CashAccountPanel', {
  waiting: <SkeletonLines />,
});

/** Leads to as many. */
function ComplaintCount({ driverId }: { driverId: string }) {
  const { data } = useAnswer(complaint.calls.list, { query: { driverId, current: 1, size: 1 } });
  if (!data) return '…';
  return <Link to={complaintsPath({ driverId })}>{data.total}</Link>;
}

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
