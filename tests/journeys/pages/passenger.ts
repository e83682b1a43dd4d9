import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/callcenter/callers': { waitFor: ROW },
  '/callcenter/callers/:id': { waitFor: 'h1', id: '1' },
} satisfies SeenPages;
