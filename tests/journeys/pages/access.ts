import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/admin-user/:id': { id: '1002' },
  '/system-manage/role-group/:id': { waitFor: '[role=treeitem]', id: '2' },
} satisfies SeenPages;
