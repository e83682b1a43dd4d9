import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  greeting: 'Hello, %{name}',
  account: 'Account',
  roles: 'Roles',
  areas: 'Areas',
  allAreas: 'All',
  rights: 'Rights',
  allRights: 'All rights',
  rightsCount: '%{smart_count} right |||| %{smart_count} rights',
  pages: 'Pages you can open',
  other: 'Other',
  noPages: 'The pages that your rights are for are not available yet.',
  nothing: 'You have no rights yet, so no other page opens for you.',
  whom: 'Ask a super administrator, or an administrator who may edit users and roles, to give you a role. Then reload the page.',
  waiting: 'For you to do',
} satisfies Catalogue<typeof zh>;
