import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/title.ts';

export default {
  dashboard: 'Home',
  system: 'System',
  adminUser: 'Admin users',
  roleGroup: 'Role groups',
  menu: 'Menus',
  dictionary: 'Dictionaries',
  onlineUser: 'Online users',
  operateLog: 'Operate log',
  loginLog: 'Sign-in log',
  revealLog: 'Reveal log',
  systemConfig: 'System settings',
  version: 'App versions',
  releaseLog: 'App releases',
  systemTool: 'System tools',
  testIndex: 'Ports and SMS',
  profile: 'Personal centre',
  jobs: 'Jobs',
  documentation: 'Developer documentation',
  guide: 'Developer guide',
  openDataAccount: 'Open data',
  vehicleDataAccess: 'Vehicle data access',
  httpProtocolAccess: 'HTTP access',
} satisfies Catalogue<typeof zh>;
