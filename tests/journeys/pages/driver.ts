import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/driver-manage/driver-info': { waitFor: ROW },
  '/driver-manage/driver-approval': { waitFor: 'article table' },
  '/driver-manage/driver-approval/:id': { waitFor: 'article table', id: '1' },
  '/driver-manage/driver-monitor': { waitFor: ROW },
  '/driver-manage/driver-check/create': { waitFor: 'select' },
  '/driver-manage/driver-check/:id': { waitFor: 'figure', id: '1' },
  // edited in a dialog
  '/driver-manage/driver-index/:id': null,
} satisfies SeenPages;
