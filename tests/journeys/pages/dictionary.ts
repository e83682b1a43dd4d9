import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/dictionary': { waitFor: 'tbody tr:nth-of-type(3) td, nav li button' },
  // the dictionary of areas
  '/system-manage/dictionary/:id': { waitFor: 'tbody tr:nth-of-type(3) td', id: '1' },
  '/system-manage/dictionary/create': null,
} satisfies SeenPages;
