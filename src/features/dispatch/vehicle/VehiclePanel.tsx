/** A vehicle that was clicked: who drives it, what it has to do, and what it was offered lately. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatClockOrDay } from '../../../kit/format/time.ts';
import { Facts } from '../../../kit/record/Facts.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { VehicleMark } from '../../../map/VehicleMark.tsx';
import { PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Bare, Scroll } from '../../../nouns/fleet-map/parts.ts';
import { ReplyMark } from '../../../nouns/order/ReplyMark.tsx';
import { LogLine, LogSection } from '../parts/log-parts.tsx';
import { useOrderWords } from '../state/use-order-words.ts';
import { DriverRecords } from './DriverRecords.tsx';

interface VehiclePanelProps {
  plate: string;
  onOpen(orderId: string): void;
  onClose(): void;
}

const REPEAT_MS = 10_000;
const MOST_OFFERS = 10;

export function VehiclePanel({ plate, onOpen, onClose }: VehiclePanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { shortNo, progressOf } = useOrderWords();
  const id = useId();
  const { data, error, refetch } = useAnswer(
    dispatchQueryCalls.getVehicleInfo,
    { query: { plateNum: plate } },
    { repeatMs: REPEAT_MS },
  );
  const vehicle = data?.vehicle;
  const order = data?.order;
  const driverId = vehicle?.driverId ?? null;
  const offers = useAnswer(
    dispatchQueryCalls.queryDriverPushInfo,
    { query: { driverId: driverId ?? '', size: MOST_OFFERS } },
    { enabled: driverId !== null },
  );
  const none = translate('common.none');
  return (
    <PanelFrame aria-labelledby={id} data-aside="vehicle">
      <Head>
        <h2 id={id} tabIndex={-1}>
          {plate}
        </h2>
        {vehicle && (
          <span>
            <VehicleMark status={vehicle.businessStatus} />{' '}
            {translate(`map.status.${vehicle.businessStatus}`)}
          </span>
        )}
        <Bare type="button" aria-label={translate('dispatch.refused.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </Bare>
      </Head>
      <Scroll>
        {!data && error && <ErrorState {...failureText(error)} onRetry={() => void refetch()} />}
        {vehicle && (
          <Facts
            isOneColumn
            facts={[
              { label: translate('order.field.driver'), value: vehicle.driverName ?? none },
              {
                label: translate('map.driverInfoSource.label'),
                value: translate(`map.driverInfoSource.${vehicle.driverInfoSource}`),
              },
              { label: translate('dispatch.driverMobile'), value: vehicle.driverMobile ?? none },
              { label: translate('order.field.companyName'), value: vehicle.companyName ?? none },
              { label: translate('dispatch.heard'), value: <Time isByClock value={vehicle.receiveTime} /> },
            ]}
          />
        )}
        {order && (
          <Order>
            {translate('dispatch.order')} {shortNo(order)} {progressOf(order)}
            <Button variant="outlined" color="inherit" onClick={() => onOpen(order.id)}>
              {translate('dispatch.caller.open')}
            </Button>
          </Order>
        )}
        {data && <DriverRecords records={data.driverRecordList} />}
        {offers.data && offers.data.rows.length > 0 && (
          <LogSection aria-label={translate('order.offers.title')}>
            <ol>
              {offers.data.rows.map(offer => (
                <LogLine as="li" key={offer.pushId}>
                  <time>{formatClockOrDay(offer.pushTime, Date.now())}</time>
                  <span>{offer.orderNo.slice(-4)}</span>
                  <span data-end>
                    <ReplyMark state={offer.replyStatus} />
                  </span>
                </LogLine>
              ))}
            </ol>
          </LogSection>
        )}
      </Scroll>
    </PanelFrame>
  );
}

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 4px 0 12px',
  h2: { margin: 0, outline: 'none', fontFamily: MONO, fontSize: 16, fontWeight: 600 },
  '& > span': { display: 'inline-flex', flex: 1, alignItems: 'center', gap: 4 },
});

const Order = styled('p')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  padding: '8px 16px',
});
