import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error-log.ts';

export default {
  title: 'Error log',
  button: 'Error log, %{smart_count} entry |||| Error log, %{smart_count} entries',
  text: 'What went wrong in this window, until it is closed or you sign out. Copy it to an administrator when you ask for help.',
  empty: 'No errors',
  time: 'Time',
  error: 'Error',
  view: 'Page',
  count: 'Times',
  url: 'Address',
  first: 'First seen',
  version: 'Version',
  trace: 'Trace id',
  stack: 'Stack',
  info: 'Components',
  copy: 'Copy this',
  clear: 'Clear',
  close: 'Close',
} satisfies Catalogue<typeof zh>;
