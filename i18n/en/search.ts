import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/search.ts';

export default {
  label: 'Search',
  hint: 'Pages, records',
  hintPages: 'Pages',
  open: 'Open search',
  close: 'Close search',
  results: 'Search results',
  recent: 'Recently opened',
  menu: 'Menu',
  pages: 'Pages',
  isOpen: 'open',
  nothing: 'Nothing found for “%{text}”',
  nothingHint: 'Search by name, account or number.',
  busy: 'Searching',
  failed: 'The search failed: %{reason}',
  count: '%{smart_count} result |||| %{smart_count} results',
  notLoaded: 'Search did not load. Check the network',
} satisfies Catalogue<typeof zh>;
