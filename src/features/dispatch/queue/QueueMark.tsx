/** What one would see if the queue were not folded away: how many there are, and the most urgent of them. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../kit/format/count.ts';
import { SlaChip } from '../parts/SlaChip.tsx';
import type { Tab } from '../state/desk-address.ts';
import type { TabOrders } from '../state/use-tab-orders.ts';

export function QueueMark({ found: { orders, total }, tab }: { found: TabOrders; tab: Tab }) {
  const translate = useTranslate();
  const [first] = orders ?? [];
  return (
    <Said>
      {translate(`dispatch.tab.${tab}`)} <b>{formatCount(total)}</b>
      {first && <SlaChip order={first} />}
    </Said>
  );
}

const Said = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
