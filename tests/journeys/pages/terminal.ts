import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-manage/vehicle-taxi/vehicle-taxi-list/:id': null,
} satisfies SeenPages;
