import type { SeenPages } from '../seen.ts';

export default {
  '/callcenter/desk': { waitFor: 'h1' },
} satisfies SeenPages;
