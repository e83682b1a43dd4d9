/** What serves the calls of this folder. */
import { foundItemCalls } from '../../contract/found-item.ts';
import { lostCalls } from '../../contract/lost-calls.ts';
import { lostCustodyCalls } from '../../contract/lost-custody.ts';
import { lostDeskCalls } from '../../contract/lost-desk.ts';
import { lostOutlayCalls } from '../../contract/lost-outlay.ts';
import { lostPictureCalls } from '../../contract/lost-picture.ts';
import { lostReportCalls } from '../../contract/lost-report.ts';
import { lostSearchCalls } from '../../contract/lost-search.ts';
import { lostSmsCalls } from '../../contract/lost-sms.ts';
import { serve } from '../serve.ts';
import { lostCustodyHandlers } from './custody-handlers.ts';
import { lostDeskHandlers } from './desk-handlers.ts';
import { foundHandlers } from './found-handlers.ts';
import { lostHandlers } from './handlers.ts';
import { lostOutlayHandlers } from './outlay-handlers.ts';
import { lostPictureHandlers } from './picture-handlers.ts';
import { lostReportHandlers } from './report-handlers.ts';
import { lostSearchHandlers } from './search-handlers.ts';
import { lostSmsHandlers } from './sms-handlers.ts';

export const calls = [
  serve(lostCalls, () => lostHandlers),
  serve(lostCustodyCalls, () => lostCustodyHandlers),
  serve(lostOutlayCalls, () => lostOutlayHandlers),
  serve(lostPictureCalls, () => lostPictureHandlers),
  serve(lostSmsCalls, () => lostSmsHandlers),
  serve(lostReportCalls, () => lostReportHandlers),
  serve(lostSearchCalls, ({ fleet }) => lostSearchHandlers(fleet)),
  serve(lostDeskCalls, () => lostDeskHandlers),
  serve(foundItemCalls, () => foundHandlers),
];
