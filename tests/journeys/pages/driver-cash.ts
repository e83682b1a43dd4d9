import type { SeenPages } from '../seen.ts';

export default {
  '/finance/cashAdjustment/create': { waitFor: 'form [role=combobox]' },
} satisfies SeenPages;
