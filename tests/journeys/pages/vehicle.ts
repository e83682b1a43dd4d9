import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/vehicle-manage/vehicle-info': { waitFor: ROW },
} satisfies SeenPages;
