/** Orders counted by the day on which they were created. */
import { useCapability } from '../../data/session-context.tsx';
import { OrderReportPage } from './OrderReportPage.tsx';
import { PlainReportPage } from './PlainReportPage.tsx';

export default function StatisticsPage() {
  return useCapability('orderFigures') ? <OrderReportPage /> : <PlainReportPage />;
}
