import type { SeenPages } from '../seen.ts';

export default {
  '/documentation/index': { waitFor: 'tbody tr', as: 'developer' },
  '/guide/index': { waitFor: 'ol li', as: 'developer' },
} satisfies SeenPages;
