/** The order on paper: all that a driver or a colleague has to know, in large letters, and nothing of the page around. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { PrintedSheet } from '../../../kit/print/PrintedSheet.tsx';
import { useOrderWords } from '../state/use-order-words.ts';

export function OrderSlip({ order, onPrinted }: { order: Order; onPrinted(): void }) {
  const translate = useTranslate();
  const words = useOrderWords();
  const { origin, dest, driver, passenger, remark, type, useTime, createdOn } = order;
  const lines: [label: string, text: string | null][] = [
    ['origin', [origin.address, origin.detail].filter(Boolean).join(' ')],
    ['dest', dest ? [dest.address, dest.detail].filter(Boolean).join(' ') : translate('order.noDest')],
    ['useTime', type === '0' ? `${translate('order.type.0')} ${formatTime(createdOn)}` : formatTime(useTime)],
    ['passenger', `${words.nameOf(order)} ${passenger.mobile ?? ''}`],
    ['passengerNum', translate('dispatch.passengers', { smart_count: order.passengerNum })],
    ['vehicleType', translate(`order.vehicleType.${order.vehicleType}`)],
    ['driver', driver && [driver.plateNum, driver.name, driver.companyName].filter(Boolean).join(' ')],
    ['remark', remark],
    ['operatorName', order.operatorName],
  ];
  return (
    <PrintedSheet onPrinted={onPrinted}>
      <h1>
        {translate('dispatch.slip')} {order.orderNo}
      </h1>
      <p>{words.tagsOf(order).join(translate('common.listSeparator'))}</p>
      <Lines>
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{translate(`order.field.${label}`)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </Lines>
    </PrintedSheet>
  );
}

const Lines = styled('dl')({
  margin: 0,
  fontSize: 16,
  '& > div': { display: 'flex', gap: 16, padding: '8px 0', borderTop: '1px solid #999' },
  dt: { flex: 'none', width: 112 },
  dd: { margin: 0, fontWeight: 600 },
});
