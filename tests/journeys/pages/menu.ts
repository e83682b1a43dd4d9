import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/menu': { waitFor: '[role=treeitem]' },
  '/system-manage/menu/create': { waitFor: 'input[name="title"]' },
  '/system-manage/menu/:id': { waitFor: 'input[name="title"]', id: '1' },
} satisfies SeenPages;
