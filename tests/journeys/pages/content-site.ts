import type { SeenPages } from '../seen.ts';

export default {
  '/system-tool/content-site': { waitFor: 'input[name="minPoints"]' },
} satisfies SeenPages;
