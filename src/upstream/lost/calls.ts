/** Calls of this room with their handlers. */
import { foundItemCalls, foundOpenCalls } from '../../contract/found-item.ts';
import { lostCalls } from '../../contract/lost-calls.ts';
import { lostCustodyCalls } from '../../contract/lost-custody.ts';
import { lostDeskCalls } from '../../contract/lost-desk.ts';
import { lostOutlayCalls } from '../../contract/lost-outlay.ts';
import { lostPictureCalls } from '../../contract/lost-picture.ts';
import { lostReportCalls } from '../../contract/lost-report.ts';
import { lostSearchCalls } from '../../contract/lost-search.ts';
import { lostSmsCalls } from '../../contract/lost-sms.ts';
import { serve } from '../serve.ts';
import { lostCustodyHandlers } from './case/custody-handlers.ts';
import { lostDeskHandlers } from './case/desk-handlers.ts';
import { foundHandlers } from './found/handlers.ts';
import { foundOpenHandlers } from './found/open-door-handlers.ts';
import { lostHandlers } from './handlers.ts';
import { lostOutlayHandlers } from './money/outlay-handlers.ts';
import { lostReportHandlers } from './report/handlers.ts';
import { lostPictureHandlers } from './report/picture-handlers.ts';
import { lostSmsHandlers } from './report/sms-handlers.ts';
import { lostSearchHandlers } from './search/handlers.ts';

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
  serve(foundOpenCalls, () => foundOpenHandlers),
];
