import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/version/:id': { id: '2' },
} satisfies SeenPages;
