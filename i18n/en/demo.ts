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
  /** In place of the buttons. */
  withdrawn:
    'A request came through a proxy or for another address, so the demo password is off. The server has printed a new one for each account. If the proxy is yours, set TRUST_PROXY.',
} satisfies Catalogue<typeof zh>;
