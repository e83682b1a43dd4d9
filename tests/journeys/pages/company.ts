import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/vehicle-manage/company': { waitFor: ROW },
} satisfies SeenPages;
