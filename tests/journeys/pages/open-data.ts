import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/system-manage/open-data-account': { waitFor: ROW },
  '/system-manage/vehicleDataAccess': { waitFor: ROW },
  '/system-manage/httpProtocolAccess': { waitFor: ROW },
} satisfies SeenPages;
