/** Every order there is; a link that names one opens it. */
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Order } from '../../contract/order.ts';
import type { RowAction } from '../../kit/list/column.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { useOrderLinks } from './use-order-links.ts';

export default function OrderListPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const linksOf = useOrderLinks();
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('id');
  useEffect(() => {
    if (named) navigate(orderPath(named), { replace: true });
  }, [named, navigate]);
  if (named) return null;
  const actionsOf = (row: Order): RowAction<Order>[] =>
    linksOf(row).map(({ key, path }) => ({
      key,
      label: translate(`order.${key}`),
      isInMenu: true,
      isInLook: true,
      onClick: () => navigate(path),
    }));
  return <ResourceListPage<Order> pages={pages} moreActions={actionsOf} />;
}
