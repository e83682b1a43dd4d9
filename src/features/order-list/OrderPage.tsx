/** One order: what was asked for, who drove it, what it cost, and at the side all that has happened. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { ORDER_RESOURCE, type Order, order as resource } from '../../contract/order.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { Facts } from '../../kit/record/Facts.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { factsOf } from '../../resource/pages/facts.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { Progress } from './OrderCells.tsx';
import { OrderOffers } from './OrderOffers.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import pages from './pages.tsx';
import { useOrderLinks } from './use-order-links.ts';

/** Fields under what they are about. */
const SECTIONS = {
  way: ['origin', 'dest', 'useTime', 'serviceType', 'driven', 'estimated'],
  passenger: [
    'passenger',
    'creditLevel',
    'oldPeopleUse',
    'passengerNum',
    'luggage',
    'vehicleType',
    'marks',
    'remark',
  ],
  driver: ['driver', 'companyName', 'star'],
  money: ['price', 'paidAmount', 'estimatePrice', 'callFee', 'payStatus', 'payChannel'],
  ended: ['cancelType', 'cancelBy', 'cancelmsg'],
  made: ['source', 'orderCallType', 'addressType', 'operatorName', 'tagging', 'monitorFlag'],
  dispatch: ['pushRadius', 'pushCount', 'readCount', 'replyCount'],
} as const;
type Section = keyof typeof SECTIONS;

/** Whether there is anything to say. */
const HAS: Readonly<Partial<Record<Section, (order: Order) => boolean>>> = {
  driver: ({ driver }) => driver !== null,
  ended: ({ cancelType, cancelmsg }) => cancelType !== null || Boolean(cancelmsg),
};

export default function OrderPage() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Order> resource={ORDER_RESOURCE} id={id}>
      {(order, refetch) => <OneOrder order={order} refetch={refetch} />}
    </LoadedRecord>
  );
}

function OneOrder({ order, refetch }: { order: Order; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useFieldWords(resource);
  const links = useOrderLinks()(order);
  const mayReadOffers = useMay(dispatchQueryCalls.queryPushOrderInfo);
  const { notices } = useRecordLive({
    resource: ORDER_RESOURCE,
    recordId: order.id,
    mayEdit: false,
    refetch,
  });
  const sections = (Object.keys(SECTIONS) as Section[]).filter(key => HAS[key]?.(order) ?? true);
  return (
    <RecordPage
      title={order.orderNo}
      isOnlyRead
      tag={words.show('type', order.type)}
      status={<Progress order={order} />}
      notice={<RecordNotices notices={notices} />}
      actions={links.map(({ key, path }) => (
        <Button key={key} variant="outlined" color="inherit" onClick={() => navigate(path)}>
          {translate(`order.${key}`)}
        </Button>
      ))}
      aside={<OrderTimeline order={order} />}
    >
      <Whole>
        {sections.map(key => (
          <section key={key}>
            <h2>{translate(`order.section.${key}`)}</h2>
            <Facts facts={factsOf(pages, words, SECTIONS[key], order)} />
          </section>
        ))}
        {mayReadOffers && <OrderOffers orderId={order.id} />}
      </Whole>
    </RecordPage>
  );
}

const Whole = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '& > section': { borderBottom: `1px solid ${tokens.line}` },
  '& > section:last-of-type': { borderBottom: 0 },
  h2: { margin: 0, padding: '12px 16px 0', fontSize: 14, fontWeight: 600 },
}));
