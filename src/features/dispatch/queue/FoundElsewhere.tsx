/** What is sought and does not stand in this tab: how many of them stand in the others, and the way there. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../kit/format/count.ts';
import { TABS, type Tab } from '../state/desk-address.ts';
import type { OpenDesk } from '../state/use-desk-place.ts';
import { type OrderSearch, useTabOrders } from '../state/use-tab-orders.ts';

interface FoundElsewhereProps {
  place: OpenDesk;
  sought: OrderSearch;
}

export function FoundElsewhere({ place, sought }: FoundElsewhereProps) {
  return TABS.filter(tab => tab !== place.tab).map(tab => (
    <Found key={tab} tab={tab} place={place} sought={sought} />
  ));
}

function Found({ tab, place, sought }: FoundElsewhereProps & { tab: Tab }) {
  const translate = useTranslate();
  const { total } = useTabOrders(tab, place.area, sought);
  if (total === 0) return null;
  return (
    <Button variant="outlined" color="inherit" onClick={() => place.go({ tab, orderId: null })}>
      {translate(`dispatch.tab.${tab}`)} {formatCount(total)}
    </Button>
  );
}
