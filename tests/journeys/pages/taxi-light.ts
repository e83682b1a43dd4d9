import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-light': { waitFor: ROW },
} satisfies SeenPages;
