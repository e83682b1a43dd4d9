import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/system-config': { waitFor: 'section li:nth-of-type(3) a' },
  '/system-manage/system-config/create': { waitFor: 'input[name="name"]' },
  // login.maxFail
  '/system-manage/system-config/:id': { waitFor: 'input[name="value"]', id: '2809341494246679' },
} satisfies SeenPages;
