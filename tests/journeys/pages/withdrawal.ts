import type { SeenPages } from '../seen.ts';

export default {
  '/finance/cashIndex/create': { waitFor: 'form [role=combobox]' },
  '/finance/cashIndex/:id': { waitFor: '[data-evidence]', id: '1' },
} satisfies SeenPages;
