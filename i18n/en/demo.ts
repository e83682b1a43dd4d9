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
  lost2: 'Lost property 2',
  finance2: 'Finance 2',
  operations: 'Operations',
  operations2: 'Operations 2',
  /** In place of the buttons. */
  withdrawn:
    'A request came through a proxy or for another address, so the demo accounts are disabled. Stop the server and run npm run admin -- reset <account> to give one a password. If the proxy is yours, set TRUST_PROXY.',
} satisfies Catalogue<typeof zh>;
