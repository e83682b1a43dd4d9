import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal-log.ts';

export default {
  title: 'Equipment log',
  empty: 'Nothing yet',
  changed: 'changed %{fields}',
  system: 'The system',
  business: {
    1: 'registered the vehicle',
    2: 'changed the vehicle',
    6: 'imported the vehicle',
  },
  workerType: { 0: 'Other', 1: 'Paster staff', 5: 'Equipment staff of another company' },
  platformType: { 1: 'This platform', 2: 'Sub-control platform' },
} satisfies Catalogue<typeof zh>;
