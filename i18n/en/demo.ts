import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/demo.ts';

export default {
  admin: 'Administrator',
  dispatcher: 'Dispatch',
  monitor: 'Monitoring',
  agent: 'Call centre',
  lost: 'Lost property',
  finance: 'Finance',
  ad: 'Advertising',
  auditor: 'Audit',
  developer: 'Developer',
} satisfies Catalogue<typeof zh>;
