import type { SeenPages } from '../seen.ts';

export default {
  '/system-tool/mapSwitch': { waitFor: '[data-map]' },
} satisfies SeenPages;
