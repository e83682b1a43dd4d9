import type { SeenPages } from '../seen.ts';

export default {
  '/system-manage/operate-log/:id': { waitFor: 'aside pre', id: '1' },
  '/system-manage/login-log/:id': { waitFor: 'aside dl', id: '1' },
  '/system-manage/reveal-log': { waitFor: 'h1' },
  // nothing has been revealed yet: the panel says so
  '/system-manage/reveal-log/:id': { waitFor: 'aside [role=alert]', id: '1' },
} satisfies SeenPages;
